import { decodeEntities } from "../text/decode-entities";

/** A block of code in an article's stored HTML. */
export interface CodeBlock {
  /** In lower case; JavaScript is `js`. */
  language: string;
  classes: readonly string[];
  text: string;
  /**
   * Whether readers may queue the block: it is shown and in a language that the
   * playground runs.
   */
  isQueueable: boolean;
}

/** Markup written by the compiler (compiler/html/code). */
const HEADER = String.raw`<div class=["']example-header["']><span class="language-name">`;
/** A block with its optional header. */
const BLOCK = new RegExp(
  String.raw`(?:${HEADER}([^<]*)</span></div>)?<pre class="([^"]*)"[^>]*>([^]*?)</pre>`,
  "g",
);
/**
 * A header up to the end of its content, with the classes of its block. It leaves out the
 * code of the block, which would be long to scan.
 */
const HEADER_OF_BLOCK = new RegExp(
  String.raw`${HEADER}([^<]*)</span>(?=</div><pre class="([^"]*)")`,
  "g",
);
/** Names the language of a block in its class. */
export const BRUSH = /(?:^|\s)brush:\s*([^\s;]*)/;
const QUEUED_LANGUAGES: ReadonlySet<string> = new Set(["html", "css", "js"]);

/** All blocks of code in an article, in page order. */
export function listCodeBlocks(html: string): CodeBlock[] {
  return Array.from(html.matchAll(BLOCK), ([, name, classes = "", code = ""]) => ({
    language: toLanguage(BRUSH.exec(classes)?.[1] ?? ""),
    classes: classes.split(/\s+/),
    text: decodeEntities(code.replace(/<[^>]*>/g, "")),
    isQueueable: isQueueable(name),
  }));
}

/**
 * Adds HTML to the header of each block that readers may queue.
 * @param render Returns that HTML for the block's index among them and its classes.
 */
export function addToQueueableHeaders(
  html: string,
  render: (key: number, classes: readonly string[]) => string,
): { html: string; count: number } {
  let count = 0;
  const changed = html.replace(
    HEADER_OF_BLOCK,
    (header: string, name: string, classes: string) =>
      isQueueable(name) ? header + render(count++, classes.split(" ")) : header,
  );
  return { html: changed, count };
}

/** Decides by the name in the header; a block without a header is hidden. */
function isQueueable(name: string | undefined): boolean {
  return name !== undefined && QUEUED_LANGUAGES.has(toLanguage(name));
}

/** Short name of the language, as in the specification. */
function toLanguage(name: string): string {
  const language = name.trim().toLowerCase();
  return language === "javascript" ? "js" : language;
}
