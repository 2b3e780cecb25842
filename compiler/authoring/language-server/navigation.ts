import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import {
  SymbolKind,
  type DocumentSymbol,
  type Hover,
  type Location,
  type Range,
} from "vscode-languageserver/node";
import type { TextDocument } from "vscode-languageserver-textdocument";
import { listWrittenHeadings } from "../../sections/read-headings";
import { splitSource } from "../../sources/docs/front-matter";
import { toRange } from "./diagnostics";
import { describeDestination } from "./links";
import { formatSignature, type MacroHelp } from "./macro-help";
import type { Draft } from "./project";
import type { Subject } from "./subject";

/** The kind by which editors show headings. */
const HEADING_KIND = SymbolKind.String;

export function toHover(document: TextDocument, subject: Subject): Hover {
  const { span, help, destination } = subject;
  const parts = [
    ...(help ? [describeMacro(help)] : []),
    ...(destination ? [describeDestination(destination)] : []),
  ];
  return {
    contents: { kind: "markdown", value: parts.join("\n\n---\n\n") },
    range: toRange(document, span),
  };
}

function describeMacro(help: MacroHelp): string {
  const { purpose, example, instead } = help;
  return [
    `**${formatSignature(help)}**`,
    ...(instead === null ? [] : [`Old: use ${instead}.`]),
    purpose,
    `Example: \`\` ${example} \`\``,
  ].join("\n\n");
}

/** Returns the place that a link, macro or sidebar leads to; null for one without a file. */
export function toDefinition(
  { destination }: Subject,
  draft: Draft | null,
): Location | null {
  if (destination?.kind === "file") return toLocation(destination.file, 0);
  if (destination?.kind !== "page" || destination.page.generatedFrom) return null;
  const { page, hash } = destination;
  const text = page.file === draft?.page.file ? draft.text : readText(page.file);
  return toLocation(page.file, hash === "" ? 0 : getHeadingLine(text, hash));
}

function toLocation(file: string, line: number): Location {
  return { uri: pathToFileURL(file).href, range: toLineRange(line, 0) };
}

function toLineRange(line: number, length: number): Range {
  return { start: { line, character: 0 }, end: { line, character: length } };
}

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

/** Returns the line of a heading; the first one without such a heading. */
function getHeadingLine(text: string, id: string): number {
  const { body, firstLine } = splitSource(text);
  const heading = listWrittenHeadings(body).find((each) => each.id === id.toLowerCase());
  return heading ? firstLine - 1 + heading.line : 0;
}

/** Lists the headings of a page, each with those below it. */
export function listSymbols(document: TextDocument): DocumentSymbol[] {
  const { body, firstLine } = splitSource(document.getText());
  const headings = listWrittenHeadings(body);
  const top: DocumentSymbol[] = [];
  const open: { level: number; symbol: DocumentSymbol }[] = [];
  for (const [index, { level, id, text, line }] of headings.entries()) {
    const first = firstLine - 1 + line;
    const next = headings.slice(index + 1).find((each) => each.level <= level);
    const end = next ? firstLine - 1 + next.line : document.lineCount;
    const symbol: DocumentSymbol = {
      name: text.trim() === "" ? id : text,
      kind: HEADING_KIND,
      range: { start: { line: first, character: 0 }, end: { line: end, character: 0 } },
      selectionRange: toLineRange(first, 0),
      children: [],
    };
    while ((open.at(-1)?.level ?? 0) >= level) open.pop();
    (open.at(-1)?.symbol.children ?? top).push(symbol);
    open.push({ level, symbol });
  }
  return top;
}
