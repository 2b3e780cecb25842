import { expect, test } from "vitest";
import { encodePlayState } from "~/browser/play/encode-play-state";
import { runAnybodysCode } from "./anybodys-code";

const config = { siteOrigin: "https://docs.example", imageOrigins: [] };

function run(state: string, destination: RequestDestination = "iframe") {
  const query = new URLSearchParams({ state, uuid: "1-2" });
  const url = `https://docs.example/de/docs/Web/runner.html?${query}`;
  return runAnybodysCode({ url, destination }, config);
}

test("runs the code of an address in a sandbox, with letters of all scripts", async () => {
  const state = { html: "<p>Grüße, 世界</p>", css: "p { color: red }", js: "go()" };
  const answer = await run(await encodePlayState(state));
  const policy = answer?.headers.get("Content-Security-Policy");
  expect(policy).toMatch(/; sandbox allow-scripts/);
  expect(policy).not.toContain("allow-same-origin");
  const html = await answer?.text();
  for (const part of Object.values(state)) expect(html).toContain(part);
  expect(html).toContain('lang="de"');
});

test("does not run it as a page, which could pass for one of the site", async () => {
  const state = await encodePlayState({ html: "<p>Log in</p>", css: "", js: "" });
  expect(await run(state, "document")).toBeNull();
});

test.each(["", "q", "%%%", btoa("no deflated data"), "q1Y"])(
  "answers nothing for the unreadable %j",
  async (state) => {
    expect(await run(state)).toBeNull();
  },
);
