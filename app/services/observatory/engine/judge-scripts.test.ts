import { describe, expect, onTestFinished, test, vi } from "vitest";
import { judgeScripts } from "./judge-scripts.server";
import { readTags } from "./read-tags";
import { isPassed, type ResultId } from "./results";
import { createCapture, type Situation } from "./test-capture";

const HASH = 'integrity="sha384-abc" crossorigin="anonymous"';

function script(src: string, attributes = ""): string {
  return `<script src="${src}" ${attributes}></script>`;
}

function judge(body: string, situation: Situation = {}) {
  return judgeScripts(createCapture({ body, ...situation }));
}

const OWN = script("/static/js/foo.js");
const OWN_FULL = script("https://www.mozilla.org/static/js/foo.js");
const LOCAL: Situation = { host: "localhost" };
const JSON_TYPE: Situation = { headers: [["Content-Type", "application/json"]] };

test.each<[string, Situation, ResultId, "P" | "F"]>([
  ["", {}, "sri-not-implemented-but-no-scripts-loaded", "P"],
  ['{"foo": "bar"}', JSON_TYPE, "sri-not-implemented-response-not-html", "P"],
  [OWN, {}, "sri-not-implemented-but-all-scripts-loaded-from-secure-origin", "P"],
  [OWN_FULL, {}, "sri-not-implemented-but-all-scripts-loaded-from-secure-origin", "P"],
  [
    OWN_FULL,
    { status: 404 },
    "sri-not-implemented-but-all-scripts-loaded-from-secure-origin",
    "P",
  ],
  [
    script("//www.mozilla.org/static/js/foo.js"),
    {},
    "sri-not-implemented-and-external-scripts-not-loaded-securely",
    "F",
  ],
  [
    OWN + script("https://fb.me/react.js", HASH),
    {},
    "sri-implemented-and-external-scripts-loaded-securely",
    "P",
  ],
  [
    OWN + script("https://fb.me/react.js", HASH),
    LOCAL,
    "sri-implemented-and-external-scripts-loaded-securely",
    "P",
  ],
  [
    script("/static/js/react.js", HASH),
    {},
    "sri-implemented-and-all-scripts-loaded-securely",
    "P",
  ],
  [
    OWN + script("https://fb.me/react.js"),
    {},
    "sri-not-implemented-but-external-scripts-loaded-securely",
    "F",
  ],
  [
    script("http://fb.me/react.js", HASH) + script("https://fb.me/react.js", HASH),
    {},
    "sri-implemented-but-external-scripts-not-loaded-securely",
    "F",
  ],
  [
    script("//fb.me/react.js", HASH),
    {},
    "sri-implemented-but-external-scripts-not-loaded-securely",
    "F",
  ],
  [
    script("http://fb.me/react.js", HASH) + script("https://fb.me/react.js"),
    {},
    "sri-not-implemented-but-external-scripts-loaded-securely",
    "F",
  ],
  [
    script("https://fb.me/react.js") + script("//fb.me/react.js"),
    {},
    "sri-not-implemented-and-external-scripts-not-loaded-securely",
    "F",
  ],
  [
    OWN + script("http://fb.me/react.js"),
    {},
    "sri-not-implemented-and-external-scripts-not-loaded-securely",
    "F",
  ],
  [
    OWN + script("//fb.me/react.js"),
    {},
    "sri-not-implemented-and-external-scripts-not-loaded-securely",
    "F",
  ],
])("%s %j: %s", (body, situation, expected, verdict) => {
  const { result } = judge(body, situation);
  expect([result, isPassed(result) ? "P" : "F"]).toEqual([expected, verdict]);
});

describe("where the public scanner is wrong", () => {
  test("an address that leads nowhere loads nothing", () => {
    expect(judge(script("https://")).result).toBe(
      "sri-not-implemented-but-all-scripts-loaded-from-secure-origin",
    );
  });

  test("a base moves scripts to another site", () => {
    const body = `<base href="https://cdn.example.com/">${script("a.js")}`;
    expect(judge(body)).toEqual({
      result: "sri-not-implemented-but-external-scripts-loaded-securely",
      data: { "a.js": { crossorigin: null, integrity: null } },
    });
  });

  test.each([
    ["a base below a page of the site", "https://www.mozilla.org/a/?b#c", 0],
    ["a base without a way to other addresses", "data:,https://fb.me/", 0],
    ["a host with a name that none can have", `https://${"a.".repeat(200)}com/`, 0],
    ["a base with a port", "https://fb.me:8443/a", 1],
  ])("%s leads scripts where browsers would look", (_name, base, count) => {
    const { data } = judge(`<base href="${base}">${script("a.js")}`);
    expect(Object.keys(data)).toHaveLength(count);
  });

  test("a page of text that would be JSON as well is a page", () => {
    expect(judge('"a"').result).toBe("sri-not-implemented-but-no-scripts-loaded");
  });

  test("a body that is no text is told", () => {
    expect(judge("\0", { isText: false }).result).toBe("html-not-parseable");
  });

  test("a scheme in capitals is a scheme", () => {
    expect(judge(script("HTTPS://fb.me/react.js")).result).toBe(
      "sri-not-implemented-but-external-scripts-loaded-securely",
    );
  });
});

test("a site that leads to another domain owns that domain's scripts", () => {
  const hops = [
    { url: "https://mozilla.org/", status: 301 },
    { url: "https://firefox.com/", status: 200 },
  ];
  expect(judge(OWN, { https: { hops } }).data).toEqual({});
});

test.each([
  [`<base href="https://fb.me/${"a".repeat(1e5)}">`, "https://mozilla.org/"],
  [`<base href="https://${"a".repeat(1e5)}/">`, "https://mozilla.org/"],
  ["", `https://mozilla.org/${"a".repeat(1e5)}`],
])("reads a long address once, not with each script", (base, url) => {
  const body = base + script("a.js").repeat(1000);
  let characters = 0;
  vi.stubGlobal(
    "URL",
    class extends URL {
      constructor(text: string, from: string | URL = "") {
        super(text, from || undefined);
        characters += text.length + String(from).length;
      }
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  judge(body, { https: { hops: [{ url, status: 200 }] } });
  expect(characters).toBeLessThan(5 * (body.length + url.length));
});

test("tags are read as browsers read them, as far as scripts and metas go", () => {
  const html = `a < b <!-- <script src="1"> --> <SCRIPT SRC='2' src=3 async>"</b>" <script src=4></script >
    <noscript><script src=5/></script></noscript><textarea><script src=6></textarea>
    <meta name=a&amp;b content = "x&#39;y&apos;"><script = src="7" ="8">`;
  const tags = [...readTags(html)].map(({ name, attributes }) => [
    name,
    attributes.get("src") ?? attributes.get("content"),
  ]);
  expect(tags).toEqual([
    ["script", "2"],
    ["noscript", undefined],
    ["script", "5/"],
    ["textarea", undefined],
    ["meta", "x'y'"],
    ["script", "7"],
  ]);
});

test.each([
  "<a ".repeat(5e4),
  `<a ${"b ".repeat(5e4)}`,
  '<a b="'.repeat(5e4),
  "<!--",
  "<",
])("what is never closed holds nothing", (html) => {
  expect([...readTags(html)]).toEqual([]);
});
