import { describe, expect, test } from "vitest";
import {
  compareTranslation,
  readOutline,
  type OutlinedPage,
} from "./translation-difference";

describe("readOutline", () => {
  test("counts headings, code blocks and macros that show something", () => {
    const body = `## One {{Optional_Inline}}

> ### Two
> \`\`\`css
> # not a heading {{Compat}}
> \`\`\`

1. \`\`\`\`md
   \`\`\`js
   ## no heading
   \`\`\`
   \`\`\`\`

{{compat}} {{ EmbedLiveSample("x") }}{{EmbedLiveSample("y")}} \\{{Compat}} {{cssxref("x")}}
#no heading`;
    expect(readOutline(body)).toEqual({
      headings: 2,
      codeBlocks: 2,
      macros: { compat: 1, embedlivesample: 2 },
    });
  });

  test("treats names that every object has as plain names", () => {
    expect(readOutline("{{constructor}} {{__proto__}}").macros).toEqual({});
  });
});

describe("compareTranslation", () => {
  const original: OutlinedPage = {
    locale: "en-US",
    path: "en-us/a/index.md",
    sourceCommit: null,
    outline: readOutline("## A\n{{Compat}}\n```js\n```"),
  };
  const translate = (body: string): OutlinedPage => ({
    ...original,
    locale: "de",
    path: "de/a/index.md",
    sourceCommit: "abc",
    outline: readOutline(body),
  });

  test("finds no difference in a page of the same shape", () => {
    const page = translate("## Ä\n```js\n```\n{{compat}} {{cssxref('x')}}");
    expect(compareTranslation(page, original, "abc")).toBeNull();
  });

  test("counts missing and surplus parts", () => {
    const page = translate("## A\n## B\n{{Specifications}}");
    expect(compareTranslation(page, original, null)).toMatchObject({
      check: "translation-difference",
      severity: "warning",
      file: "de/a/index.md",
      message:
        "The translation differs from en-us/a/index.md: headings 2 instead of 1, code blocks 0 instead of 1, {{specifications}} 1 instead of 0, {{compat}} 0 instead of 1.",
    });
  });

  test("expects no equality when the original has changed since", () => {
    expect(compareTranslation(translate(""), original, "newer")).toBeNull();
    expect(compareTranslation(translate(""), original, "abc")).not.toBeNull();
  });
});
