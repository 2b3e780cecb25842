import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { allowScriptsByHash } from "./allow-scripts-by-hash.server";

function hash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

test("allows each script of the site by its hash, once, and takes the nonce away", () => {
  const { html, sources } = allowScriptsByHash(
    `<script nonce="N">a("ü")</script><p></p><script async="" nonce="N" type="module">b</script><script nonce="N">b</script>`,
    "N",
  );
  expect(html).toBe(
    `<script>a("ü")</script><p></p><script async="" type="module">b</script><script>b</script>`,
  );
  expect(sources).toEqual([hash('a("ü")'), hash("b")]);
});

test("allows no script without the nonce: it came in with the content", () => {
  const html = `<script>evil()</script><script nonce="M">evil()</script>`;
  expect(allowScriptsByHash(html, "N")).toEqual({ html, sources: [] });
});

test("needs no hash for scripts that are files, nor for other elements", () => {
  const { html, sources } = allowScriptsByHash(
    `<script nonce="N" src="/a.js"></script><link nonce="N" href="/b"/><style nonce="N">c{}</style>`,
    "N",
  );
  expect(html).toBe(`<script src="/a.js"></script><link href="/b"/><style>c{}</style>`);
  expect(sources).toEqual([]);
});

test("reads a script to its end, whatever it holds", () => {
  const text = `if (a < b) c = "<p>> </p>"`;
  expect(allowScriptsByHash(`<script nonce="N">${text}</script >`, "N").sources).toEqual([
    hash(text),
  ]);
});
