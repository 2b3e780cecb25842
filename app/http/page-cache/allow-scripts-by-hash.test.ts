import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { allowScriptsByHash } from "./allow-scripts-by-hash.server";

function hash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

test("replaces the nonce of each script by one hash", () => {
  const { html, sources } = allowScriptsByHash(
    `<script nonce="N">a("ü")</script><p></p><script async="" nonce="N" type="module">b</script><script nonce="N">b</script>`,
    "N",
  );
  expect(html).toBe(
    `<script>a("ü")</script><p></p><script async="" type="module">b</script><script>b</script>`,
  );
  expect(sources).toEqual([hash('a("ü")'), hash("b")]);
});

test("adds no hash for a script without the nonce, which came from the content", () => {
  const html = `<script>evil()</script><script nonce="M">evil()</script>`;
  expect(allowScriptsByHash(html, "N")).toEqual({ html, sources: [] });
});

test("adds no hash for script files and other elements", () => {
  const { html, sources } = allowScriptsByHash(
    `<script nonce="N" src="/a.js"></script><link nonce="N" href="/b"/><style nonce="N">c{}</style>`,
    "N",
  );
  expect(html).toBe(`<script src="/a.js"></script><link href="/b"/><style>c{}</style>`);
  expect(sources).toEqual([]);
});

test("reads a script to its end, whatever it contains", () => {
  const text = `if (a < b) c = "<p>> </p>"`;
  expect(allowScriptsByHash(`<script nonce="N">${text}</script >`, "N").sources).toEqual([
    hash(text),
  ]);
});
