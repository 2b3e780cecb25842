import { EXAMPLE_TEMPLATES, type ExampleTemplate } from "~/domain/documents/sample";

/** A code block of an example. */
export interface ExampleBlock {
  language: string;
  isChoice: boolean;
  /** The whole `pre` element. */
  pre: string;
  /** The highlighted code inside it. */
  code: string;
}

/** An interactive example as the compiler stores it (compiler/samples/place-example). */
export interface StoredExample {
  /** Attributes of the element as written, each preceded by a space. */
  attributes: string;
  /** Escaped for use in attributes, like `name`. */
  id: string;
  name: string;
  template: ExampleTemplate;
  blocks: readonly ExampleBlock[];
  /** Start tag of the frame that runs the code. */
  frame: string;
}

const ATTRIBUTES = String.raw`(?:[^>"]|"[^"]*")*`;
const EXAMPLE = new RegExp(
  `<interactive-example(${ATTRIBUTES})>(<div class="interactive-example-code">[^]*?)(<iframe ${ATTRIBUTES}>)</iframe></interactive-example>`,
  "g",
);
const BLOCK = new RegExp(`<pre class="([^"]*)"${ATTRIBUTES}>([^]*?)</pre>`, "g");

/** Replaces each example of an article; a malformed one stays unchanged. */
export function replaceExamples(
  html: string,
  render: (example: StoredExample) => string,
): string {
  if (!html.includes("<interactive-example ")) return html;
  return html.replace(
    EXAMPLE,
    (whole: string, attributes: string, code: string, frame: string) => {
      const example = readExample(attributes, code, frame);
      return example ? render(example) : whole;
    },
  );
}

/** Finds the first example of an article that offers values to choose from: their highlighted code. */
export function findChoiceExample(
  html: string,
): { id: string; choices: string[] } | null {
  if (!html.includes("<interactive-example ")) return null;
  for (const [, attributes = "", code = "", frame = ""] of html.matchAll(EXAMPLE)) {
    const example = readExample(attributes, code, frame);
    if (example?.template !== "choice") continue;
    const choices = example.blocks.filter(({ isChoice }) => isChoice);
    return { id: example.id, choices: choices.map((block) => block.code) };
  }
  return null;
}

function readExample(
  attributes: string,
  code: string,
  frame: string,
): StoredExample | null {
  const id = readAttribute(attributes, "data-live-id");
  const written = readAttribute(attributes, "data-template");
  const template = EXAMPLE_TEMPLATES.find((known) => known === written);
  const blocks = Array.from(code.matchAll(BLOCK), readBlock);
  if (id === null || !template || blocks.length === 0) return null;
  const name = readAttribute(attributes, "name") ?? "";
  return { attributes, id, name, template, blocks, frame };
}

function readBlock([pre, classes = "", inside = ""]: RegExpMatchArray): ExampleBlock {
  return {
    language: /brush:\s*([\w-]+)/.exec(classes)?.[1] ?? "",
    isChoice: classes.split(" ").includes("interactive-example-choice"),
    pre,
    code: inside.replace(/^<code>|<\/code>$/g, "").replace(/\n$/, ""),
  };
}

function readAttribute(attributes: string, name: string): string | null {
  return new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1] ?? null;
}
