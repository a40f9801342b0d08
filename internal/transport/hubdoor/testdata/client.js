// A stock MCP client against the hub. It prints what it was told, as JSON.
// LIBRARY is the library's package of today, or the one of the years before.
const [{Client}, {StreamableHTTPClientTransport}] = process.env.LIBRARY === "client"
  ? [await import("@modelcontextprotocol/client"), await import("@modelcontextprotocol/client")]
  : [await import("@modelcontextprotocol/sdk/client/index.js"), await import("@modelcontextprotocol/sdk/client/streamableHttp.js")];

const client = new Client({name: "test", version: "1"});
await client.connect(new StreamableHTTPClientTransport(new URL("/api/mcp", process.env.HUB), {
  requestInit: {headers: {Authorization: `Bearer ${process.env.WENBU_KEY}`}},
}));
const server = client.getServerVersion();
await client.ping();
const {tools} = await client.listTools();
const free = await client.callTool({name: "daily_fortune", arguments: {}});
const birth = {birth_year: 1990, birth_month: 5, birth_day: 1, birth_hour: 8, gender: "male", location: {city_name: "北京"}};
const paid = await client.callTool({name: "bazi_basic_analysis", arguments: birth});

// The library gives the HTTP status with the error, and the body in its text.
async function refusal(call) {
  try {
    await client.callTool(call);
  } catch (error) {
    const text = error.data?.text ?? error.message.slice(error.message.indexOf("{"));
    return {status: error.data?.status ?? error.code, body: JSON.parse(text)};
  }
  throw new Error(`${call.name} was not refused`);
}
const wrong = await refusal({name: "bazi_basic_analysis", arguments: {...birth, location: "Beijing"}});
const strange = await refusal({name: "no_such_tool", arguments: {}});
await client.close();

console.log(JSON.stringify({
  server,
  tools: tools.map((tool) => tool.name),
  free: free._meta.credits_deducted,
  paid: paid._meta.credits_deducted,
  pillar: JSON.parse(paid.content[0].text).base_context.four_pillars.day,
  code: wrong.body.error.message,
  status: wrong.status,
  path: wrong.body.error.data.issues[0].path,
  strange: strange.body.error.message,
}));
