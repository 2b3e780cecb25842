import { afterAll, beforeAll, expect, test } from "vitest";
import { compileSite, fixturePath, type CompiledSite } from "../support/compile-site";

/** Live samples and interactive examples from Markdown to the store, as one site. */
const FENCE = "```";
const MARKED = "/en-US/docs/Web/Marked";
const TRANSLATED = "/de/docs/Web/Marked";
const DEMO = "/en-US/docs/Web/Demo";

function fence(info: string, code: string): string {
  return `${FENCE}${info}\n${code}\n${FENCE}\n\n`;
}

let site: CompiledSite;

beforeAll(async () => {
  site = await compileSite({
    pages: {
      "/en-US/docs/Web": "Root.",
      [MARKED]: [
        "## Examples\n\n",
        fence("html live-sample___rows live-sample___cards", '<p class="a">\\{{b}}</p>'),
        fence("css hidden live-sample___rows", "p { color: red; }"),
        "Read {{LiveSampleLink('rows', 'the sample alone')}}.\n\n",
        '{{EmbedLiveSample("Rows", "100%", 30, , , , "fullscreen")}}\n\n',
        '- {{EmbedLiveSample("cards")}}\n\n',
        "## Result\n\n",
        '{{ EmbedLiveSample("misplaced") }}\n',
      ].join(""),
      [TRANSLATED]: [
        "## Beispiele\n\n### CSS\n\n",
        fence("css-nolint", "b {}"),
        '### Ergebnis\n\n{{EmbedLiveSample("Examples")}}\n',
      ].join(""),
      [DEMO]: [
        "Intro.\n\n",
        '{{InteractiveExample("CSS Demo: <a>", "taller")}}\n\n',
        fence("css interactive-example-choice", "gap: 0;"),
        fence("css interactive-example-choice", "gap: 1em;"),
        fence("html interactive-example", "<i></i>"),
        "## Syntax\n\nText.\n",
      ].join(""),
    },
  });
});

afterAll(() => site.remove());

test("stores the code of marked blocks verbatim", () => {
  expect(site.store.findLiveSample(MARKED, "rows")).toEqual({
    kind: "live",
    id: "rows",
    html: '<p class="a">{{b}}</p>\n',
    css: "p { color: red; }\n",
    js: "",
  });
  expect(site.store.findLiveSample(MARKED, "cards")?.css).toBe("");
});

test("renders frames that name page and sample, without code", () => {
  const prose = site.getProse(MARKED);
  expect(prose).toContain(
    'id="frame_rows" width="100%" height="60" src="about:blank" loading="lazy" data-live-path="/en-US/docs/Web/Marked/" data-live-id="rows" allow="fullscreen" sandbox="allow-same-origin allow-scripts"></iframe></div>',
  );
  expect(prose).toContain('<a href="#livesample_fullscreen=rows">the sample alone</a>');
  expect(prose).toContain("notranslate live-sample---rows live-sample---cards");
});

test("finds a translation's code although its headings have other ids", () => {
  expect(site.store.findLiveSample(TRANSLATED, "examples")?.css).toBe("b {}\n");
});

test("stores an interactive example under its own heading", () => {
  const { toc } = site.getDocument(DEMO);
  expect(toc.map(({ id }) => id)).toEqual(["try_it", "syntax"]);
  expect(site.store.findInteractiveExample(DEMO, "try_it")).toEqual({
    kind: "interactive",
    id: "try_it",
    template: "choice",
    name: "CSS Demo: <a>",
    height: "taller",
    html: "<i></i>\n",
    css: "",
    js: "",
    wat: "",
    choices: ["gap: 0;\n", "gap: 1em;\n"],
  });
});

test("reports a sample without code at its call, and stores nothing", () => {
  expect(site.flaws.filter(({ check }) => check === "sample")).toEqual([
    {
      check: "sample",
      severity: "error",
      file: fixturePath(MARKED),
      line: 24,
      column: 1,
      message: expect.stringContaining('"misplaced"') as string,
      suggestion: "examples",
    },
  ]);
  expect(site.store.findLiveSample(MARKED, "misplaced")).toBeNull();
  expect(site.getProse(MARKED)).not.toContain('data-live-id="misplaced"');
});
