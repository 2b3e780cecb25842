import {
  parseExampleHeight,
  type ExampleTemplate,
  type InteractiveExample,
} from "~/domain/documents/sample";
import type { OutlineBlock } from "./outline";

const EXAMPLE_CLASS = "interactive-example";
const CHOICE_CLASS = "interactive-example-choice";

interface Code {
  html: string;
  css: string;
  js: string;
}

/** Joins the blocks' code by language, in page order. */
export function joinCode(blocks: readonly OutlineBlock[]): Code {
  return { html: join(blocks, "html"), css: join(blocks, "css"), js: join(blocks, "js") };
}

export function isExampleCode({ words }: OutlineBlock): boolean {
  return words.includes(EXAMPLE_CLASS) || words.includes(CHOICE_CLASS);
}

/** Builds an interactive example from its blocks (content format, section 5.4). */
export function toExample(
  { id, name, height }: { id: string; name: string; height: string },
  blocks: readonly OutlineBlock[],
): InteractiveExample {
  const sources = blocks.filter(({ words }) => words.includes(EXAMPLE_CLASS));
  const choices = blocks.filter(({ words }) => words.includes(CHOICE_CLASS));
  const code = { ...joinCode(sources), wat: join(sources, "wat") };
  return {
    kind: "interactive",
    id,
    template: choices.length > 0 ? "choice" : chooseTemplate(code),
    name,
    height: parseExampleHeight(height),
    ...code,
    choices: choices.map(({ text }) => text),
  };
}

function chooseTemplate({ html, css, js }: Code): ExampleTemplate {
  return js !== "" && html === "" && css === "" ? "console" : "tabbed";
}

function join(blocks: readonly OutlineBlock[], wanted: string): string {
  return blocks
    .flatMap(({ language, text }) => (language === wanted ? [text] : []))
    .join("\n");
}
