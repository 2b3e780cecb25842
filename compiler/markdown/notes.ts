import type { MarkdownIt, StateCore, Token } from "markdown-it";
import type { Locale } from "~/domain/locales/locale";
import type { ContentText } from "~/domain/text/strings";
import { findOwn } from "~/domain/text/find-own";

type NoteKind = "note" | "warning" | "callout";

const MARKER = /^\[!(note|warning|callout)\](?![[(])[ \t]*(\n?)/i;
const BOLD_START = /^\*\*([^*\n]+)\*\*/;
const CLASS_NAMES: Record<NoteKind, string> = {
  note: "notecard note",
  warning: "notecard warning",
  callout: "callout",
};
/** English labels, which translators may have copied. */
const ENGLISH_LABELS: Readonly<Record<string, NoteKind>> = {
  "Note:": "note",
  "Warning:": "warning",
};
const LABEL_SPACES = /\s+/g;

/** Labels of one page's notes, each translated at its first use. */
export class NoteLabels {
  readonly #translate: ContentText;
  readonly #joinsLabel: boolean;

  constructor(locale: Locale, translate: ContentText) {
    this.#translate = translate;
    this.#joinsLabel = locale.startsWith("zh");
  }

  /** Renders the label and the separator before the text; a callout has no label. */
  renderLabel(kind: NoteKind, lineBreak: string): string {
    if (kind === "callout") return "";
    // A line break renders as a space, which is not written after a full-width colon.
    const separator = this.#joinsLabel ? "" : lineBreak || " ";
    return `<strong>${this.#translate(`${kind}-label`)}</strong>${separator}`;
  }

  findKind(label: string): NoteKind | null {
    const text = normalizeLabel(label);
    const isLabelOf = (kind: "note" | "warning") =>
      normalizeLabel(this.#translate(`${kind}-label`)) === text;
    if (isLabelOf("note")) return "note";
    if (isLabelOf("warning")) return "warning";
    return findOwn(ENGLISH_LABELS, text) ?? null;
  }
}

/** Normalises a label's colon: with or without space, half or full width. */
function normalizeLabel(label: string): string {
  return label.normalize("NFKC").replace(LABEL_SPACES, "");
}

/**
 * Turns block quotes that start with `[!NOTE]`, `[!WARNING]` or `[!CALLOUT]`, or with the bold
 * label on older pages, into boxes. Takes the page's `NoteLabels` from `env.labels`.
 */
export function useNotes(parser: MarkdownIt): void {
  parser.core.ruler.after("block", "notes", convertNotes);
}

function convertNotes({ tokens, env }: StateCore): void {
  const { labels } = env as { labels?: unknown };
  if (!(labels instanceof NoteLabels)) return;
  tokens.forEach((token, index) => {
    if (token.type !== "blockquote_open" || tokens[index + 1]?.type !== "paragraph_open")
      return;
    const kind = convertStart(tokens, index + 1, labels);
    if (kind) setBox(tokens, index, CLASS_NAMES[kind]);
  });
}

/** Writes the label into the quote's first paragraph; null for an ordinary quote. */
function convertStart(
  tokens: readonly Token[],
  paragraph: number,
  labels: NoteLabels,
): NoteKind | null {
  const inline = tokens[paragraph + 1];
  if (!inline) return null;
  const [marker, name, lineBreak = ""] = MARKER.exec(inline.content) ?? [];
  if (marker === undefined || name === undefined) {
    const bold = BOLD_START.exec(inline.content)?.[1];
    return bold === undefined ? null : labels.findKind(bold);
  }
  const kind = toKind(name);
  inline.content = inline.content.slice(marker.length).trimStart();
  if (inline.content !== "") {
    inline.content = labels.renderLabel(kind, lineBreak) + inline.content;
  } else {
    setHidden(tokens, paragraph, true);
    addLabel(tokens, paragraph + 3, labels.renderLabel(kind, ""));
  }
  return kind;
}

function toKind(name: string): NoteKind {
  const kind = name.toLowerCase();
  return kind === "warning" || kind === "callout" ? kind : "note";
}

/** Labels the next block, if it is a paragraph, for a marker alone in its own. */
function addLabel(tokens: readonly Token[], paragraph: number, label: string): void {
  const inline = tokens[paragraph + 1];
  if (label === "" || !inline || tokens[paragraph]?.type !== "paragraph_open") return;
  inline.content = label + inline.content;
  setHidden(tokens, paragraph, false);
}

function setHidden(tokens: readonly Token[], paragraph: number, hidden: boolean): void {
  for (const token of [tokens[paragraph], tokens[paragraph + 2]]) {
    if (token) token.hidden = hidden;
  }
}

function setBox(tokens: readonly Token[], start: number, className: string): void {
  const quote = tokens[start];
  if (!quote) return;
  quote.tag = "div";
  quote.attrPush(["class", className]);
  let end = start + 1;
  while (tokens[end] && tokens[end]?.level !== quote.level) end += 1;
  const closing = tokens[end];
  if (closing) closing.tag = "div";
}
