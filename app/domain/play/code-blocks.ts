import { decodeEntities } from "../decode-entities";

/** A block of code as an article's stored HTML shows it. */
export interface CodeBlock {
  /** In lower case; scripts are `js`. */
  language: string;
  classes: readonly string[];
  text: string;
  /** Shown, and of a language that the playground runs: readers may put it into their queue. */
  isQueueable: boolean;
}

/** Header, when the block is shown with one, and code (compiler/html/code). */
const BLOCK =
  /(?:(<div class=["']example-header["']><span class="language-name">)([^<]*)<\/span><\/div>)?<pre class="([^"]*)"[^>]*>([^]*?)<\/pre>/g;
const BRUSH = /(?:^|\s)brush:\s*([^\s;]*)/;
const QUEUED_LANGUAGES: ReadonlySet<string> = new Set(["html", "css", "js"]);

/** Every block of code in an article, in its order. */
export function listCodeBlocks(html: string): CodeBlock[] {
  return Array.from(
    html.matchAll(BLOCK),
    ([, header, name, classes = "", code = ""]) => ({
      language: toLanguage(BRUSH.exec(classes)?.[1] ?? ""),
      classes: classes.split(/\s+/),
      text: decodeEntities(code.replace(/<[^>]*>/g, "")),
      isQueueable: isQueueable(header, name),
    }),
  );
}

/**
 * The article with something more in the header of each block that readers may queue.
 *
 * @param render Gives it, for the block and its place among them.
 */
export function addToQueueableHeaders(
  html: string,
  render: (
    key: number,
    block: { language: string; classes: readonly string[] },
  ) => string,
): { html: string; count: number } {
  // Looking for a word is cheaper than for what may stand before it.
  if (!html.includes("<pre ")) return { html, count: 0 };
  let count = 0;
  const changed = html.replace(
    BLOCK,
    (
      block: string,
      header: string | undefined,
      name: string | undefined,
      classes: string,
    ) => {
      if (header === undefined || !isQueueable(header, name)) return block;
      const at = header.length + (name ?? "").length + "</span>".length;
      return (
        block.slice(0, at) +
        render(count++, {
          language: toLanguage(name ?? ""),
          classes: classes.split(" "),
        }) +
        block.slice(at)
      );
    },
  );
  return { html: changed, count };
}

function isQueueable(header: string | undefined, name: string | undefined): boolean {
  return header !== undefined && QUEUED_LANGUAGES.has(toLanguage(name ?? ""));
}

/** The specification's short name. */
function toLanguage(name: string): string {
  const language = name.trim().toLowerCase();
  return language === "javascript" ? "js" : language;
}
