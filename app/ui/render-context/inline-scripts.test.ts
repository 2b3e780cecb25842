import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { SCRIPT_MARK, takeScripts, toScriptSources } from "./inline-scripts.server";

const MARK = ` nonce="${SCRIPT_MARK}"`;

function take(...html: string[]) {
  const taken = takeScripts(html.map((each) => ({ html: each, isShared: false })));
  return {
    html: taken.pieces.map((piece) => piece.html),
    scripts: [...taken.scripts],
  };
}

test("takes each marked script once, from all pieces, and leaves no mark", () => {
  const { html, scripts } = take(
    `<script${MARK}>a("ü")</script><p></p><script async=""${MARK} type="module">b</script>`,
    `<script${MARK}>b</script>`,
  );
  expect(html).toEqual([
    `<script>a("ü")</script><p></p><script async="" type="module">b</script>`,
    `<script>b</script>`,
  ]);
  expect(scripts).toEqual(['a("ü")', "b"]);
});

test("takes no script without the mark, which came from the content", () => {
  const html = `<script>evil()</script><script nonce="M">evil()</script>`;
  expect(take(html)).toEqual({ html: [html], scripts: [] });
});

test("takes no script files and other elements", () => {
  const { html, scripts } = take(
    `<script${MARK} src="/a.js"></script><link${MARK} href="/b"/><style${MARK}>c{}</style>`,
  );
  expect(html).toEqual([
    `<script src="/a.js"></script><link href="/b"/><style>c{}</style>`,
  ]);
  expect(scripts).toEqual([]);
});

test("reads a script to its end, whatever it contains", () => {
  const text = `if (a < b) c = "<p>> </p>"`;
  expect(take(`<script${MARK}>${text}</script >`).scripts).toEqual([text]);
});

test("allows a script by the hash of its bytes", async () => {
  const digest = createHash("sha256").update('a("ü")').digest("base64");
  const wanted = [`'sha256-${digest}'`];
  expect(await toScriptSources(['a("ü")'])).toEqual(wanted);
  expect(await toScriptSources(['a("ü")'])).toEqual(wanted);
});
