import { readFileSync } from "node:fs";
import { RuleTester } from "eslint";
import { afterAll, describe, expect, it, test } from "vitest";
import { plainComments, UNCLEAR_START } from "./plain-comments.mjs";

Object.assign(RuleTester, { afterAll, describe, it });

new RuleTester().run("plain-comments", plainComments, {
  valid: [
    "// Evicts a connection after a query times out.",
    "/** Seeds the public form of ids. */",
    "// Returns the port\n// of the server.",
    "// Whatever the reader chose\nlet a;",
    "// Offline readers\nlet a;",
  ],
  invalid: [
    "// What is public of an id hangs on it.",
    "// Who has left could be subscribed again.",
    "/* Whoever has time */",
    "/** Of a browser that does not come back. */",
    "/**\n * Nobody waits for it.\n *\n * @type {string}\n */\nlet a;",
    "// nothing else reads it",
    "// With a lock.",
    "let a; // Without a lock.",
    "/** For who may be signed in. */",
    "// Reads.\n\n// Of a page.",
    "let a; // Reads.\n// Of a page.",
  ].map((code) => ({ code, errors: [{ messageId: "unclear" }] })),
});

test("names the words that start the comment", () => {
  expect(UNCLEAR_START.exec("* For who may be signed in.")?.[0]).toBe("* For who");
});

test("lints style sheets by the same words", () => {
  const config = JSON.parse(readFileSync(".stylelintrc.json", "utf8")) as {
    rules: { "comment-pattern": [string, unknown] };
  };
  const [pattern] = config.rules["comment-pattern"];
  expect(pattern).toBe(UNCLEAR_START.source.replace("^", "^(?!") + ")");
});
