import { decodeEntities } from "~/domain/text/decode-entities";

export interface Tag {
  name: string;
  attributes: ReadonlyMap<string, string>;
}

/** Elements whose content is text, up to their own end tag. */
const TEXT_ELEMENTS: ReadonlySet<string> = new Set([
  "iframe",
  "noembed",
  "noframes",
  "script",
  "style",
  "textarea",
  "title",
  "xmp",
]);

const NAME = /[a-z][^\s/>]*/iy;
const GAP = /[\s/]*/y;
const ATTRIBUTE =
  /([^\s=>/][^\s=>/]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"'][^\s>]*))?)?/y;

/**
 * Start tags of an HTML text, in order. Every character is looked at a bounded number of times,
 * because the text is a stranger's: parsers that build a tree, or compare each attribute with those
 * before it, take minutes for some two megabytes.
 */
export function* readTags(html: string): Generator<Tag> {
  let at = html.indexOf("<");
  while (at !== -1) {
    if (html.startsWith("<!--", at)) at = skipPast(html, "-->", at + 2);
    else {
      const tag = readTag(html, at);
      if (tag === "unclosed") return;
      if (tag) {
        yield tag;
        at = TEXT_ELEMENTS.has(tag.name) ? findEndTag(html, tag) : tag.end;
      } else at += 1;
    }
    if (at === -1) return;
    at = html.indexOf("<", at);
  }
}

type ReadTag = Tag & { end: number };

/** Null where no start tag begins. */
function readTag(html: string, start: number): ReadTag | "unclosed" | null {
  const name = match(NAME, html, start + 1)?.[0];
  if (name === undefined) return null;
  const attributes = new Map<string, string>();
  let at = start + 1 + name.length;
  for (;;) {
    at += match(GAP, html, at)?.[0].length ?? 0;
    if (at >= html.length) return "unclosed";
    if (html[at] === ">") break;
    const found = match(ATTRIBUTE, html, at);
    // A sign that begins no attribute, such as a lone "=", is passed over.
    if (!found) at += 1;
    else {
      const [whole, attribute = "", quoted, apostrophized, bare] = found;
      const key = attribute.toLowerCase();
      const value = quoted ?? apostrophized ?? bare ?? "";
      if (!attributes.has(key)) attributes.set(key, decodeText(value));
      at += whole.length;
    }
  }
  return { name: name.toLowerCase(), attributes, end: at + 1 };
}

function decodeText(value: string): string {
  return decodeEntities(value).replaceAll("&apos;", "'");
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function findEndTag(html: string, { name, end }: ReadTag): number {
  const pattern = new RegExp(`</${name}[\\s/>]`, "gi");
  pattern.lastIndex = end;
  return pattern.exec(html)?.index ?? -1;
}

/** Where the text behind a mark begins; -1 when the mark does not come any more. */
function skipPast(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from);
  return found === -1 ? -1 : found + mark.length;
}
