import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { UNCLEAR_START } from "./plain-comments.mjs";

const LINTER = resolve("node_modules/oxlint/bin/oxlint");
const CLEAR = [
  "// Evicts a connection after a query times out.",
  "/** Seeds the public form of ids. */",
  "// Returns the port\n// of the server.",
  "// Whatever the reader chose\nlet a;",
  "// Elsewhere in the page\nlet a;",
  "// Offline readers\nlet a;",
];
const UNCLEAR = [
  "// What is public of an id hangs on it.",
  "// Who has left could be subscribed again.",
  "/* Whoever has time */",
  "/** Whose the texts are. */",
  "// That of the page.",
  "/** Those that macros choose. */",
  "// Else the reader has gone.",
  "/** Of a browser that does not come back. */",
  "/**\n * Nobody waits for it.\n *\n * @type {string}\n */\nlet a;",
  "// nothing else reads it",
  "// With a lock.",
  "let a; // Without a lock.",
  "/** For who may be signed in. */",
  "// Reads.\n\n// Of a page.",
  "let a; // Reads.\n// Of a page.",
];
const PLAIN = ["[...a, ...[...b].map(c)];", "d = { ...e, ...(f && { g }) };"];
const SPREAD = [
  "a = { ...{ b } };",
  "a = { ...({ b: 1 } as const) };",
  "[...[a]];",
  "new Set([...[a, b]]);",
  "a(...[b]);",
];
const ALL_TIMERS = "vi.useFakeTimers();";

test("finds comments without a subject, spread literals, and clocks that replace the timers of other files", async () => {
  const files = {
    ...name("clear", CLEAR),
    ...name("unclear", UNCLEAR),
    ...name("plain", PLAIN),
    ...name("spread", SPREAD),
    "element.tsx": "<A {...b} {...{ c }} />;",
    "all.ts": ALL_TIMERS,
    "all.test.ts": ALL_TIMERS,
    "all.timers.test.ts": ALL_TIMERS,
    "some.test.ts": 'vi.useFakeTimers({ toFake: ["Date"] });',
  };
  expect(await lint(files)).toEqual([
    "all.test.ts named-timers",
    "element.tsx plain-literals",
    ...SPREAD.map((_, at) => `spread-${at}.ts plain-literals`),
    ...UNCLEAR.map((_, at) => `unclear-${at}.ts plain-comments`).toSorted(),
  ]);
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

function name(kind: string, codes: readonly string[]): Record<string, string> {
  return Object.fromEntries(codes.map((code, at) => [`${kind}-${at}.ts`, code]));
}

/** Lints files with the project's own rules alone, and returns "file rule" of each finding, sorted. */
async function lint(files: Record<string, string>): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "lint-"));
  const config = {
    jsPlugins: [resolve("cli/lint/plugin.mjs")],
    categories: { correctness: "off" },
    rules: {
      "local/plain-comments": "error",
      "local/plain-literals": "error",
      "local/named-timers": "error",
    },
  };
  try {
    for (const [file, code] of Object.entries(files))
      writeFileSync(join(folder, file), code);
    writeFileSync(join(folder, "rules.json"), JSON.stringify(config));
    const args = [LINTER, "--config", "rules.json", "--format", "json"];
    // Its exit code is 1 because it finds something.
    const output = await new Promise<string>((done) => {
      execFile(process.execPath, args, { cwd: folder }, (_, stdout) => done(stdout));
    });
    const { diagnostics } = JSON.parse(output) as {
      diagnostics: { code: string; filename: string }[];
    };
    return diagnostics
      .map(({ code, filename }) => `${filename} ${code.replace(/^.*\((.*)\)$/, "$1")}`)
      .toSorted();
  } finally {
    rmSync(folder, { recursive: true });
  }
}
