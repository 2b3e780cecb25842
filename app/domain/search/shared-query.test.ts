import { expect, test } from "vitest";
import { findSharedQuery, MAX_QUERY_BYTES } from "./shared-query";

const ADDRESS = "https://docs.example/en-US/docs/Web/CSS/display";

test.each<[string, Record<string, string>, string | null]>([
  ["a text", { text: " flex box " }, "flex box"],
  ["a title with an empty text", { title: "grid", text: "" }, "grid"],
  ["a title of several lines", { title: "A\n\nB" }, "A B"],
  ["a text that looks like an address", { text: "color: red" }, "color: red"],
  ["an address", { url: ADDRESS }, "display"],
  ["an address as a text", { text: ADDRESS }, "display"],
  ["an address with its title", { title: "display | MDN", url: ADDRESS }, "display"],
  ["a text with an address", { text: `How to hide\n${ADDRESS}` }, "How to hide"],
  ["a text before an address", { text: "hide it", url: ADDRESS }, "hide it"],
  ["an address in a title", { title: `See ${ADDRESS}` }, "display"],
  [
    "an encoded address",
    { url: "https://docs.example/Learn_web_development/%23x/" },
    "#x",
  ],
  [
    "words joined by underscores",
    { url: "https://d.example/Array_methods" },
    "Array methods",
  ],
  ["a broken encoding", { url: "https://docs.example/%E0%A4" }, "%E0%A4"],
  ["an address without a path", { url: "https://docs.example/" }, "docs.example"],
  [
    "an address of another scheme",
    { text: "javascript:alert(1)" },
    "javascript:alert(1)",
  ],
  ["markup", { text: "<script>x</script>" }, "<script>x</script>"],
  ["invisible characters", { text: "a\u0000b\u202ec\u2066d\ud800" }, "a b c d"],
  [
    "invisible characters in an address",
    { url: "https://d.example/a%00%E2%80%AEb" },
    "a b",
  ],
  ["a long text", { text: "a".repeat(300) }, "a".repeat(100)],
  ["a query beside a text", { q: "own", text: "other" }, null],
  ["an empty query beside a text", { q: "", text: "other" }, null],
  ["blanks", { title: "", text: " ", url: "\t" }, null],
  ["an address that can't be read", { url: "https://" }, null],
  ["no parameter", {}, null],
])("finds the query for %s", (_, shared, expected) => {
  expect(findSharedQuery(new URLSearchParams(shared))).toBe(expected);
});

test.each(["例", "👩‍🚀"])("cuts a long text of %s between characters", (character) => {
  const query = findSharedQuery(new URLSearchParams({ text: character.repeat(100) }));
  expect(new TextEncoder().encode(query ?? "").length).toBeLessThanOrEqual(
    MAX_QUERY_BYTES,
  );
  expect(character.repeat(100).startsWith(query ?? "?")).toBe(true);
  expect(query).not.toMatch(/\p{Cs}/u);
});
