import type { FlawReport } from "~/domain/documents/flaw";
import { escapeAttribute, escapeText } from "~/domain/text/escape-html";
import {
  describeBadCall,
  describeBadContentData,
  describeBadSyntax,
  describeUnknownMacro,
} from "../flaws/macros";
import { ContentDataError } from "../sources/content-data/content-data";
import { PLACEHOLDER_CLOSE, PLACEHOLDER_OPEN } from "../markdown/placeholders";
import { createLocator } from "../core/line-and-column";
import { type MacroArgument, type MacroContext, MacroError } from "./macro";
import { type CallToken, parseCalls } from "./parse-calls";
import { findMacro, suggestMacroName } from "./registry";

export interface ExpandContext extends MacroContext {
  /** Line number of the body's first line in the file, 1-based. */
  bodyLine: number;
}

export interface ExpandedBody {
  /** The body with a placeholder for each call, which Markdown leaves alone. */
  text: string;
  /** HTML by the number in the placeholder. */
  outputs: string[];
  /** Returns the line of the body that a line of the text was; both 0-based. */
  toBodyLine: (line: number) => number;
}

/**
 * Replaces macro calls in a Markdown body by placeholders and drops the backslash of escaped
 * braces, also in code (content format, 3.10 and 4.2). Never throws: bad calls become flaws
 * with line and column in the file.
 */
export function expandMacros(body: string, context: ExpandContext): ExpandedBody {
  const source = removeTokenMarks(body);
  const locate = createLocator(source, context.bodyLine);
  let offset = 0;
  /** Message of the call's first flaw. */
  let flawed: string | null = null;
  const report = (flaw: FlawReport) => {
    flawed ??= flaw.message;
    context.report({ ...locate(offset), ...flaw });
  };
  const callContext: MacroContext = { ...context, report };
  const outputs: string[] = [];
  const parts: string[] = [];
  const longCalls: { line: number; dropped: number }[] = [];
  let done = 0;
  let line = 0;
  for (const token of parseCalls(source)) {
    offset = token.start;
    if (token.kind === "error") {
      reportSyntax(token, report);
      continue;
    }
    const before = source.slice(done, token.start);
    parts.push(before);
    line += countBreaks(before);
    done = token.end;
    if (token.kind === "escape") {
      done = token.start + 1;
      continue;
    }
    const dropped = countBreaks(source.slice(token.start, token.end));
    if (dropped > 0) longCalls.push({ line, dropped });
    parts.push(`${PLACEHOLDER_OPEN}${String(outputs.length)}${PLACEHOLDER_CLOSE}`);
    flawed = null;
    const output = renderCall(token, callContext);
    outputs.push(context.marksFlaws === true ? markFlawed(output, flawed) : output);
  }
  parts.push(source.slice(done));
  const toBodyLine = (at: number): number =>
    longCalls.reduce((sum, call) => (call.line < at ? sum + call.dropped : sum), at);
  return { text: parts.join(""), outputs, toBodyLine };
}

function countBreaks(text: string): number {
  let count = 0;
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) count++;
  return count;
}

/**
 * Renders one call. An unknown macro and a rejected call become a flaw, and leave nothing on the
 * page, or a mark for writers.
 */
export function renderCall(
  call: { name: string; args: readonly MacroArgument[] },
  context: MacroContext,
): string {
  const refuse = (flaw: FlawReport): string => {
    context.report(flaw);
    return context.marksFlaws === true ? renderBrokenCall(call.name, flaw.message) : "";
  };
  const macro = findMacro(call.name);
  if (!macro) return refuse(describeUnknownMacro(call.name, suggestMacroName(call.name)));
  try {
    return macro.render(call.args, context);
  } catch (error) {
    if (error instanceof ContentDataError)
      return refuse(describeBadContentData(error.message));
    if (!(error instanceof MacroError)) throw error;
    return refuse(describeBadCall(call.name, error));
  }
}

/** Marks the first element of a flawed call's output with the flaw's message, for writers. */
function markFlawed(output: string, message: string | null): string {
  if (message === null) return output;
  const mark = ` data-flaw-src="${escapeAttribute(message)}"`;
  return output.replace(/^\s*<[a-z][\w-]*/i, (start) => start + mark);
}

function renderBrokenCall(name: string, message: string): string {
  const title = escapeAttribute(message);
  return `<code class="broken-macro" title="${title}">{{${escapeText(name)}}}</code>`;
}

function reportSyntax(
  { message, suggestion }: Extract<CallToken, { kind: "error" }>,
  report: (flaw: FlawReport) => void,
): void {
  report(describeBadSyntax(message, suggestion));
}

/** Removes placeholder characters from a source, so that it can't forge placeholders. */
function removeTokenMarks(body: string): string {
  return body.includes(PLACEHOLDER_OPEN) || body.includes(PLACEHOLDER_CLOSE)
    ? body.replaceAll(PLACEHOLDER_OPEN, "").replaceAll(PLACEHOLDER_CLOSE, "")
    : body;
}
