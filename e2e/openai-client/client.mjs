// Talks to a Wenbu server with the official client of the Responses API, and fails
// at the first answer that is not as it should be.
// BASE=http://… KEY=wb_… node client.mjs
import assert from "node:assert/strict";
import OpenAI from "openai";

const { BASE, KEY } = process.env;
const client = new OpenAI({ baseURL: `${BASE}/api/v1`, apiKey: KEY, maxRetries: 0 });
const birth = "我1990年5月1日早上8点半出生在成都,男。我的八字有什么特点?";

const scenarios = {
  async "a plain answer"() {
    const r = await client.responses.create({ input: birth });
    assert.equal(r.status, "completed");
    assert.match(r.output_text, /庚午 庚辰 丙寅 壬辰/);
    assert.equal(r.model, (await client.models.list()).data[0].id);
  },

  async "a raw stream"() {
    let text = "", last = -1;
    for await (const e of await client.responses.create({ input: birth, stream: true })) {
      assert.equal(e.sequence_number, ++last);
      assert.ok(!e.type.startsWith("tjwater."), e.type);
      if (e.type === "response.output_text.delta") text += e.delta;
      if (e.type === "response.completed") assert.equal(e.response.output.flatMap((i) => i.content).map((c) => c.text).join(""), text);
    }
    assert.match(text, /丙寅/);
  },

  async "the stream helper"() {
    const seen = [];
    const stream = client.responses.stream({ input: "日主是什么意思？" });
    stream.on("response.output_text.delta", (e) => seen.push(e.delta));
    const final = await stream.finalResponse();
    assert.equal(final.status, "completed");
    assert.equal(seen.join(""), final.output_text);
    assert.ok(final.output[0].content[0].annotations.every((a) => a.type === "url_citation"));
  },

  async "going on from a response"() {
    const one = await client.responses.create({ input: birth });
    const two = await client.responses.create({ input: "那日主是什么？", previous_response_id: one.id });
    assert.equal(two.previous_response_id, one.id);
    assert.match(two.output_text, /丙/);
  },

  async "in the background, read again from the middle"() {
    const begun = await client.responses.create({ input: birth, background: true });
    assert.ok(["queued", "in_progress"].includes(begun.status), begun.status);
    const events = [];
    for await (const e of await client.responses.retrieve(begun.id, { stream: true })) events.push(e);
    assert.equal(events.at(-1).type, "response.completed");
    for (const cut of [0, 3, events.length - 2]) {
      const tail = [];
      for await (const e of await client.responses.retrieve(begun.id, { stream: true, starting_after: cut })) tail.push(e);
      assert.deepEqual(tail, events.slice(cut + 1));
    }
    const read = await client.responses.retrieve(begun.id);
    assert.deepEqual(read, { ...events.at(-1).response, output_text: read.output_text });
  },

  async "what it was asked with"() {
    const r = await client.responses.create({ input: [{ role: "user", content: [{ type: "input_text", text: "什么是用神？" }] }] });
    const items = await client.responses.inputItems.list(r.id);
    assert.equal(items.data[0].content[0].text, "什么是用神？");
  },

  async "taken back"() {
    const r = await client.responses.create({ input: "什么是用神？" });
    await client.responses.delete(r.id);
    await assert.rejects(client.responses.retrieve(r.id), (e) => e.status === 404 && e.type === "not_found");
    const unstored = await client.responses.create({ input: "什么是用神？", store: false });
    await assert.rejects(client.responses.retrieve(unstored.id), (e) => e.status === 404);
  },

  async "stopped after its end"() {
    const r = await client.responses.create({ input: "什么是用神？" });
    assert.deepEqual((await client.responses.cancel(r.id)).output, r.output);
  },

  async "functions of the client"() {
    const tools = [{ type: "function", name: "look_up_diary", description: "Looks something up.", strict: false,
      parameters: { type: "object", properties: { query: { type: "string" } }, required: ["query"], additionalProperties: false } }];
    const r = await client.responses.create({ input: "查一下我的日记", tools, tool_choice: "required" });
    const call = r.output.find((i) => i.type === "function_call");
    assert.equal(call.name, "look_up_diary");
    assert.equal(typeof JSON.parse(call.arguments).query, "string");
    const after = await client.responses.create({
      previous_response_id: r.id, tools, input: [{ type: "function_call_output", call_id: call.call_id, output: "昨天去了公园。" }],
    });
    assert.equal(after.status, "completed");
    await assert.rejects(client.responses.create({ input: "x", tools: [{ ...tools[0], name: "calculate_bazi" }] }), (e) => e.status === 400);
  },

  async "a conversation, with its parts in the stream"() {
    const kinds = new Set();
    let conversation;
    for await (const e of await client.responses.create({ input: birth, conversation: "auto", stream: true })) {
      kinds.add(e.type);
      conversation = e.response?.conversation?.id ?? conversation;
      if (e.type === "tjwater.ui_envelope") assert.equal(e.data.envelope.schemaVersion, "agent-ui@1");
    }
    assert.ok(kinds.has("tjwater.ui_envelope"));
    const again = await client.responses.create({ input: "说得简单一点", conversation });
    assert.deepEqual(again.conversation, { id: conversation });
  },

  async "what is refused"() {
    const refused = async (body, status, param) => assert.rejects(client.responses.create(body), (e) => {
      assert.equal(e.status, status, `${JSON.stringify(body)}: ${e.message}`);
      if (param) assert.equal(e.param, param);
      return true;
    });
    await refused({}, 400, "input");
    await refused({ input: "" }, 400, "input");
    await refused({ input: "x", previous_response_id: "resp_none" }, 404);
    await refused({ input: "x", conversation: "ses_none" }, 404);
    await refused({ input: "x", conversation: "ses_none", previous_response_id: "resp_none" }, 400, "previous_response_id");
    await refused({ input: "x", store: false, background: true }, 400, "store");
    await refused({ input: [{ role: "user", content: [{ type: "input_image", image_url: "data:," }] }] }, 400, "input.0.content");
    await assert.rejects(new OpenAI({ baseURL: `${BASE}/api/v1`, apiKey: "wb_p_wrong", maxRetries: 0 }).responses.create({ input: "x" }), (e) => e.status === 401);
  },
};

for (const [name, run] of Object.entries(scenarios)) {
  try {
    await run();
    console.log("ok", name);
  } catch (error) {
    console.log("failed", name, error);
    process.exitCode = 1;
  }
}
