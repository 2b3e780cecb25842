import { diffArrays, diffWordsWithSpace } from "diff";
import { escapeText } from "~/domain/text/escape-html";
import { alignBy, splitBlocks } from "./blocks.server";

/** A longer text is shown as replaced, because comparing words takes quadratic time. */
const MAX_CHARACTERS = 40_000;
const MAX_TOKENS = 60_000;
/** Words removed and added: four times as many take sixteen times as long, which are seconds. */
const BOUNDED = { maxEditLength: 2_000 };

/** Compares two texts word by word. Returns escaped HTML with `ins` and `del`. */
export function diffText(before: string, after: string): string {
  if (before === after) return escapeText(after);
  const changes =
    before.length + after.length > MAX_CHARACTERS
      ? undefined
      : diffWordsWithSpace(before, after, BOUNDED);
  if (!changes) return mark("del", before) + mark("ins", after);
  return changes
    .map(({ value, added, removed }) =>
      added ? mark("ins", value) : removed ? mark("del", value) : escapeText(value),
    )
    .join("");
}

/** The changed blocks between two versions of a file, by the block's line in the later one. */
export function diffBlocks(before: string, after: string): Map<number, string> {
  const changes = new Map<number, string>();
  let gone = "";
  let last: number | null = null;
  const pairs = alignBy(splitBlocks(before), splitBlocks(after), ({ text }) => text);
  for (const [old, now] of pairs) {
    if (old?.text === now?.text) last = now?.line ?? last;
    else if (now === null) gone += `${mark("del", old?.text ?? "")}\n`;
    else changes.set((last = now.line), diffText(old?.text ?? "", now.text));
    // A block without a successor is shown before the next one that stays.
    if (now !== null && gone !== "") {
      changes.set(now.line, `${gone}\n${changes.get(now.line) ?? escapeText(now.text)}`);
      gone = "";
    }
  }
  if (gone !== "" && last !== null)
    changes.set(last, `${changes.get(last) ?? ""}\n${gone}`);
  return changes;
}

const TOKEN = /<[^>]*>|[^<\s]+|\s+/g;
/** Elements that may contain no text of their own, so that a removed text has to wait. */
const TEXTLESS = new Set(
  "table thead tbody tfoot tr colgroup ul ol dl svg math iframe select".split(" "),
);
const VOID = /^<(?:area|br|col|embed|hr|img|input|link|source|track|wbr)\b|\/>$/i;

/**
 * Compares two rendered versions of a page. Returns the HTML of the later one, with changed words
 * in `ins` and `del`. Elements are those of the later version, so that it stays well-formed.
 */
export function diffHtml(before: string, after: string): string {
  const [old, now] = [tokenize(before), tokenize(after)];
  const changes =
    old.length + now.length > MAX_TOKENS ? undefined : diffArrays(old, now, BOUNDED);
  if (!changes) return after;
  const writer = createHtmlWriter();
  for (const { value, added, removed } of changes)
    for (const token of value) {
      const isTag = token.startsWith("<");
      if (removed) {
        if (!isTag) writer.hold(token);
      } else if (isTag) writer.tag(token);
      else writer.text(added ? wrap("ins", token) : token);
    }
  return writer.end();
}

function tokenize(html: string): string[] {
  return html.match(TOKEN) ?? [];
}

/** Writes tokens in order, and removed words as soon as they may stand somewhere. */
function createHtmlWriter() {
  const open: string[] = [];
  let html = "";
  let held = "";
  const release = (): void => {
    const parent = open.at(-1);
    if (held === "" || (parent !== undefined && TEXTLESS.has(parent))) return;
    html += wrap("del", held);
    held = "";
  };
  return {
    hold: (text: string) => void (held += text),
    text(text: string) {
      release();
      html += text;
    },
    tag(tag: string) {
      release();
      html += tag;
      const name = /^<\/?([a-z0-9-]+)/i.exec(tag)?.[1]?.toLowerCase() ?? "";
      if (tag.startsWith("</")) open.splice(Math.max(0, open.lastIndexOf(name)));
      else if (!VOID.test(tag) && name !== "") open.push(name);
    },
    end() {
      open.length = 0;
      release();
      return html;
    },
  };
}

function wrap(name: "ins" | "del", html: string): string {
  return html.trim() === "" ? html : `<${name}>${html}</${name}>`;
}

function mark(name: "ins" | "del", text: string): string {
  return wrap(name, escapeText(text));
}
