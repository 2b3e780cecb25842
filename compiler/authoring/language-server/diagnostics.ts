import {
  CodeActionKind,
  DiagnosticSeverity,
  type CodeAction,
  type Diagnostic,
  type Range,
  type TextEdit,
} from "vscode-languageserver/node";
import type { TextDocument } from "vscode-languageserver-textdocument";
import type { Flaw } from "~/domain/documents/flaw";
import { withSuggestedWord, type Dictionary } from "../checks/spelling";
import { listEdits, findFixability, toFlawId } from "../fixes/apply-fixes";
import { createLineIndex, type Edit } from "../text/places";
import type { Span } from "./text-context";

/** Name of the sender that editors show beside a diagnostic. */
const SOURCE = "content";
const SEVERITIES = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
} as const;
/** A selection of the whole page would wait for all its words. */
const MOST_WORDS = 5;
export const FIX_ALL = CodeActionKind.SourceFixAll;
export const QUICK_FIX = CodeActionKind.QuickFix;
/** Ends of what a flaw without a known extent marks: a call, a tag, an address or a word, else the line. */
const EXTENTS: readonly RegExp[] = [
  /\{\{[^\r\n]*?\}\}/y,
  /<[^<>\r\n]*>/y,
  /[^\s()<>"'`[\]{}]+/y,
  /[^\r\n]+/y,
];

export function toDiagnostics(
  document: TextDocument,
  flaws: readonly Flaw[],
): Diagnostic[] {
  const findSpan = createSpanFinder(document.getText());
  return flaws.map((flaw) => ({
    range: toRange(document, findSpan(flaw)),
    severity: SEVERITIES[flaw.severity],
    code: flaw.check,
    source: SOURCE,
    message: formatMessage(flaw),
  }));
}

function formatMessage({ message, suggestion }: Flaw): string {
  return suggestion === null ? message : `${message}\nSuggestion: ${suggestion}`;
}

export interface ActionRequest {
  range: Range;
  /** Kinds that the editor asks for; unset: all. */
  only?: readonly string[] | undefined;
  /** Suggests a word, which takes too long for a check; unset: none are suggested. */
  suggest?: Dictionary["suggest"] | undefined;
}

/** Lists the fixes of flaws in a range, and the one of all flaws that need no person's judgement. */
export function listActions(
  document: TextDocument,
  flaws: readonly Flaw[],
  { range, only, suggest }: ActionRequest,
): CodeAction[] {
  const text = document.getText();
  const asked = {
    start: document.offsetAt(range.start),
    end: document.offsetAt(range.end),
  };
  const findSpan = createSpanFinder(text);
  let words = 0;
  const toAction = (found: Flaw): CodeAction[] => {
    if (!touches(findSpan(found), asked)) return [];
    const isWord = suggest && found.check === "spelling" && words++ < MOST_WORDS;
    const flaw = isWord ? withSuggestedWord(found, suggest) : found;
    const { edits } = listEdits(text, [flaw], { id: toFlawId(flaw) });
    if (edits.length === 0) return [];
    return [
      {
        title: `Fix ${flaw.check}: ${flaw.suggestion ?? ""}`,
        kind: QUICK_FIX,
        isPreferred: findFixability(flaw) === "safe",
        diagnostics: toDiagnostics(document, [found]),
        edit: toWorkspaceEdit(document, edits),
      },
    ];
  };
  return [
    ...(isWanted(QUICK_FIX, only) ? flaws.flatMap(toAction) : []),
    ...(isWanted(FIX_ALL, only) ? fixAll(document, flaws) : []),
  ];
}

function fixAll(document: TextDocument, flaws: readonly Flaw[]): CodeAction[] {
  const { edits, fixed } = listEdits(document.getText(), flaws, "safe");
  if (edits.length === 0) return [];
  const title = `Fix all flaws of this page that have one right answer (${fixed.length})`;
  return [{ title, kind: FIX_ALL, edit: toWorkspaceEdit(document, edits) }];
}

/** Kinds have kinds below them, behind a dot. */
function isWanted(kind: string, only: ActionRequest["only"]): boolean {
  return !only || only.some((each) => kind === each || kind.startsWith(`${each}.`));
}

function touches(one: Span, other: Span): boolean {
  return one.start <= other.end && other.start <= one.end;
}

function toWorkspaceEdit(document: TextDocument, edits: readonly Edit[]) {
  return { changes: { [document.uri]: toTextEdits(document, edits) } };
}

export function toTextEdits(document: TextDocument, edits: readonly Edit[]): TextEdit[] {
  return edits.map((edit) => ({
    range: toRange(document, edit),
    newText: edit.replacement,
  }));
}

export function toRange(document: TextDocument, { start, end }: Span): Range {
  return { start: document.positionAt(start), end: document.positionAt(end) };
}

/** Returns a function from a flaw to what it is about: what its fix would replace, else what stands there. */
function createSpanFinder(text: string): (flaw: Flaw) => Span {
  const findLine = createLineIndex(text);
  return (flaw) => {
    const line = findLine(flaw.line ?? 1) ?? { start: 0, end: 0 };
    if (flaw.column === null) return line;
    const start = Math.min(line.start + flaw.column - 1, line.end);
    const [edit] = findFixability(flaw)
      ? listEdits(text, [flaw], { id: toFlawId(flaw) }).edits
      : [];
    if (edit && edit.start <= line.end && edit.end > edit.start) return edit;
    for (const pattern of EXTENTS) {
      pattern.lastIndex = start;
      const length = pattern.exec(text)?.[0].length;
      if (length !== undefined) return { start, end: start + length };
    }
    return { start, end: line.end };
  };
}
