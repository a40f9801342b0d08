// Draws the picture that links to the site are shown with: 1200 × 630 PNG.
// node scripts/og-image.mjs ../internal/transport/site/static/og.png
import { chromium } from "playwright-core";

const page = `<!doctype html><meta charset="utf-8"><style>
body { margin: 0; width: 1200px; height: 630px; background: #f5f0e6; color: #2b2620; display: grid; place-content: center; justify-items: center; gap: 34px; font-family: "Noto Serif CJK SC", serif; }
svg { width: 210px; } rect { fill: #9c3b2e; } text { fill: #f5f0e6; font-size: 15px; text-anchor: middle; font-weight: 600; }
h1 { margin: 0; font-size: 68px; font-weight: 600; letter-spacing: .08em; } p { margin: 0; font-size: 34px; color: #6b6155; }
</style><svg viewBox="0 0 40 40"><rect x="1.5" y="1.5" width="37" height="37" rx="4.5"/><text x="20" y="18.4">问</text><text x="20" y="35.2">卜</text></svg>
<h1>先把时间算准，再谈解读</h1><p>Wenbu · charts you can check, readings that keep to them</p>`;

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] });
const tab = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await tab.setContent(page);
await tab.screenshot({ path: process.argv[2] });
await browser.close();
