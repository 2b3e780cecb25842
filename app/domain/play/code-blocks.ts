import { decodeEntities } from "../text/decode-entities";

/** A block of code as an article's stored HTML shows it. */
export interface CodeBlock {
  /** In lower case; scripts are `js`. */
  language: string;
  classes: readonly string[];
  text: string;
  /** Shown, and of a language that the playground runs: readers may put it into their queue. */
  isQueueable: boolean;
}

/** As the compiler writes it (compiler/html/code). */
const HEADER = String.raw`<div class=["']example-header["']><span class="language-name">`;
/** Header, when the block is shown with one, and code. */
const BLOCK = new RegExp(
  String.raw`(?:${HEADER}([^<]*)</span></div>)?<pre class="([^"]*)"[^>]*>([^]*?)</pre>`,
  "g",
);
/**
 * A header up to the end of what stands in it, with the classes of its block. The code of the
 * block would be long to look through.
 */
const HEADER_OF_BLOCK = new RegExp(
  String.raw`${HEADER}([^<]*)</span>(?=</div><pre class="([^"]*)")`,
  "g",
);
const BRUSH = /(?:^|\s)brush:\s*([^\s;]*)/;
const QUEUED_LANGUAGES: ReadonlySet<string> = new Set(["html", "css", "js"]);

/** Every block of code in an article, in its order. */
export function listCodeBlocks(html: string): CodeBlock[] {
  return Array.from(html.matchAll(BLOCK), ([, name, classes = "", code = ""]) => ({
    language: toLanguage(BRUSH.exec(classes)?.[1] ?? ""),
    classes: classes.split(/\s+/),
    text: decodeEntities(code.replace(/<[^>]*>/g, "")),
    isQueueable: isQueueable(name),
  }));
}

/**
 * The article with something more in the header of each block that readers may queue.
 *
 * @param render Gives it, for the place of the block among them and its classes.
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

/** By the name in the header; a block without one is not shown. */
function isQueueable(name: string | undefined): boolean {
  return name !== undefined && QUEUED_LANGUAGES.has(toLanguage(name));
}

/** The specification's short name. */
function toLanguage(name: string): string {
  const language = name.trim().toLowerCase();
  return language === "javascript" ? "js" : language;
}
