import type { CodeLanguage } from "../code-editor/code-language";
import type { ExampleLabels, ExampleTemplate } from "~/domain/sample";

const TEMPLATES: readonly ExampleTemplate[] = ["choice", "console", "tabbed"];
const LANGUAGES: readonly CodeLanguage[] = ["html", "css", "js", "wat"];
const CHOICE = "interactive-example-choice";

export interface ExampleParts {
  template: ExampleTemplate;
  name: string;
  labels: ExampleLabels;
  /** The languages that there is code in, in the order of their tabs. */
  code: ReadonlyMap<CodeLanguage, string>;
  choices: readonly string[];
  /** Path of the page beside whose files the code runs. */
  page: string;
  /** Of the runner; null where the site sends each frame there. */
  origin: string | null;
}

/** What the server has written of an example; null when that is not whole. */
export function readExample(example: HTMLElement): ExampleParts | null {
  const { template: written, labels, livePath = "" } = example.dataset;
  const template = TEMPLATES.find((known) => known === written);
  const blocks = [...example.querySelectorAll("pre")];
  if (!template || labels === undefined || blocks.length === 0) return null;
  const isChoice = (block: Element) => block.classList.contains(CHOICE);
  return {
    template,
    name: example.getAttribute("name") ?? "",
    labels: JSON.parse(labels) as ExampleLabels,
    code: joinCode(blocks.filter((block) => !isChoice(block))),
    choices: blocks.filter(isChoice).map(readCode),
    page: decodeURI(livePath).replace(/\/$/, ""),
    origin: readOrigin(example.querySelector("iframe")),
  };
}

function joinCode(blocks: readonly Element[]): Map<CodeLanguage, string> {
  const code = new Map<CodeLanguage, string>();
  for (const language of LANGUAGES) {
    const own = blocks.filter((block) => block.classList.contains(language));
    if (own.length > 0) code.set(language, own.map(readCode).join("\n"));
  }
  return code;
}

function readCode(block: Element): string {
  return block.textContent.replace(/\n$/, "");
}

/** The server's own frame tells where code runs. */
function readOrigin(frame: HTMLIFrameElement | null): string | null {
  if (!frame?.src || !URL.canParse(frame.src)) return null;
  const { origin } = new URL(frame.src);
  return origin === location.origin || origin === "null" ? null : origin;
}
