import { readdirSync } from "node:fs";
import {
  CompletionItemKind,
  InsertTextFormat,
  type CompletionItem,
  type CompletionList,
} from "vscode-languageserver/node";
import type { TextDocument } from "vscode-languageserver-textdocument";
import { listWrittenHeadings } from "../../sections/read-headings";
import { splitSource } from "../../sources/docs/front-matter";
import { listFieldValues } from "./field-values";
import { findDestination } from "./links";
import { toRange } from "./diagnostics";
import { formatSignature, listMacroHelp, type MacroHelp } from "./macro-help";
import { listArgumentNames, toSafeName } from "./macro-names";
import { searchPages } from "./page-search";
import type { Draft, Project } from "./project";
import {
  findField,
  findOpenCall,
  findTarget,
  type OpenCall,
  type Span,
  type Target,
} from "./text-context";

const MOST_ITEMS = 100;
const KINDS = {
  macro: CompletionItemKind.Function,
  field: CompletionItemKind.Field,
  value: CompletionItemKind.Value,
  file: CompletionItemKind.File,
  reference: CompletionItemKind.Reference,
} as const;
const IMAGE = /\.(?:gif|jpe?g|png|webp|avif|svg)$/i;
/** Macros whose first argument is a heading of the page. */
const OF_HEADINGS: ReadonlySet<string> = new Set([
  "embedlivesample",
  "livesamplelink",
  "livesampleurl",
]);

export const COMPLETION_TRIGGERS = ["/", "{", '"', "'", "#", "(", ".", "`"];

interface Proposal {
  label: string;
  detail?: string;
  kind: keyof typeof KINDS;
  /** Replaces what is written; unset: the label. */
  text?: string;
  isSnippet?: boolean;
}

interface Proposals<Chosen extends Proposal = Proposal> {
  span: Span;
  proposals: readonly Chosen[];
  /** True when more match than are listed. */
  isIncomplete: boolean;
}

export interface CompletionJob {
  document: TextDocument;
  offset: number;
  /** Null before the pages are read, or without any. */
  project: Project | null;
  /** Null for a text that is no page's. */
  draft: Draft | null;
}

/** Proposes what can stand at an offset; at most a hundred items, the likely ones first. */
export function complete(job: CompletionJob): CompletionList {
  const { document, offset } = job;
  const found = propose(job);
  if (!found) return { isIncomplete: false, items: [] };
  const { span, proposals, isIncomplete } = found;
  const range = toRange(document, span);
  const written = document.getText().slice(span.start, offset);
  const items = proposals.map(
    (
      { label, detail, kind, text = label, isSnippet = false },
      index,
    ): CompletionItem => ({
      label,
      kind: KINDS[kind],
      textEdit: { range, newText: text },
      // Some editors leave out what does not begin with the written text.
      filterText: startsWith(text, written) ? text : written + text,
      sortText: String(index).padStart(3, "0"),
      ...(detail !== undefined && { detail }),
      ...(isSnippet && { insertTextFormat: InsertTextFormat.Snippet }),
    }),
  );
  return { isIncomplete, items };
}

function propose(job: CompletionJob): Proposals | null {
  const text = job.document.getText();
  const field = findField(text, job.offset);
  if (field) return choose(text, job, field, listFieldValues(field, { ...job, text }));
  const call = findOpenCall(text, job.offset);
  if (call) return call.argument ? proposeArgument(job, call) : proposeMacro(job, call);
  const target = findTarget(text, job.offset);
  return target && proposeTarget(job, target);
}

/** Takes those that begin with what is written, then those that contain it. */
function choose<Chosen extends Proposal>(
  text: string,
  { offset }: Pick<CompletionJob, "offset">,
  span: Span,
  all: readonly Chosen[],
): Proposals<Chosen> {
  const written = toComparable(text.slice(span.start, offset));
  const groups: [Chosen[], Chosen[]] = [[], []];
  let count = 0;
  for (const proposal of all) {
    const label = toComparable(proposal.label);
    if (!label.includes(written)) continue;
    count++;
    const group = groups[label.startsWith(written) ? 0 : 1];
    if (group.length < MOST_ITEMS) group.push(proposal);
  }
  const proposals = groups.flat().slice(0, MOST_ITEMS);
  return { span, proposals, isIncomplete: count > proposals.length };
}

/** Names of macros have dashes and underscores as authors like. */
function toComparable(text: string): string {
  return text.toLowerCase().replaceAll("-", "_");
}

function startsWith(text: string, written: string): boolean {
  return text.toLowerCase().startsWith(written.toLowerCase());
}

/** Proposes macros, with their arguments as places to fill in. */
function proposeMacro(job: CompletionJob, { name }: OpenCall): Proposals {
  const text = job.document.getText();
  const rest = /^[^\r\n]*/.exec(text.slice(name.end))?.[0] ?? "";
  const isCalled = /^[ \t]*\(/.test(rest);
  const isClosed = /^[ \t]*\}\}/.test(rest);
  const proposals = listMacroHelp().map((help): Proposal => ({
    label: help.name,
    detail: describe(help),
    kind: "macro",
    ...(!isCalled && {
      text: `${help.name}${toSnippet(help)}${isClosed ? "" : "}}"}`,
      isSnippet: true,
    }),
  }));
  return choose(text, job, name, proposals);
}

function describe(help: MacroHelp): string {
  return help.instead === null
    ? formatSignature(help)
    : `${formatSignature(help)} – use ${help.instead}`;
}

/** Writes required arguments as places of a snippet, texts in quotes. */
function toSnippet({ example, parameters }: MacroHelp): string {
  const required = parameters.filter((name) => !name.endsWith("?"));
  if (required.length === 0) return "";
  const quotes = /["`]/.exec(example)?.[0] ?? "";
  const places = required.map((name, at) => `${quotes}\${${at + 1}:${name}}${quotes}`);
  return `(${places.join(", ")})`;
}

function proposeArgument(
  job: CompletionJob,
  { name, argument }: OpenCall,
): Proposals | null {
  const { document, project, draft } = job;
  if (!argument) return null;
  const text = document.getText();
  const macro = name.written.toLowerCase();
  if (OF_HEADINGS.has(macro) && argument.index === 0)
    return choose(text, job, argument, listHeadingTexts(text));
  if (!project || !draft) return null;
  const { site } = project.environment;
  const { locale } = draft.page;
  const place = { macro, index: argument.index };
  const names = listArgumentNames(site, locale, place).map(({ name, page }) => ({
    label: name,
    detail: page.title,
    kind: "reference" as const,
    page,
  }));
  const chosen = choose(text, job, argument, names);
  const proposals = chosen.proposals.map(({ page, ...proposal }) => {
    const label = toSafeName(site, locale, { ...place, name: proposal.label, page });
    return { ...proposal, label };
  });
  return { ...chosen, proposals };
}

function listHeadingTexts(text: string): Proposal[] {
  return listWrittenHeadings(splitSource(text).body).map(({ text: label, id }) => ({
    label: label.replaceAll("`", ""),
    detail: `#${id}`,
    kind: "reference",
  }));
}

function proposeTarget(job: CompletionJob, target: Target): Proposals | null {
  const { document, offset, project, draft } = job;
  const text = document.getText();
  const written = text.slice(target.start, offset);
  const hash = written.indexOf("#");
  if (hash !== -1)
    return choose(
      text,
      job,
      { start: target.start + hash + 1, end: target.end },
      listAnchors(job, written.slice(0, hash)),
    );
  if (!draft || !project) return null;
  if (target.isImage && !written.startsWith("/"))
    return choose(text, job, target, listImages(draft));
  if (!written.startsWith("/")) return null;
  const { locale } = draft.page;
  const { found, isComplete } = searchPages(project.environment.site, {
    written,
    locale,
    most: MOST_ITEMS,
  });
  const end = target.written.indexOf("#");
  return {
    span: {
      start: target.start,
      end: end === -1 ? target.end : target.start + end,
    },
    isIncomplete: !isComplete,
    proposals: found.map(({ url, page }) => ({
      label: url,
      detail: page.title,
      kind: "reference",
    })),
  };
}

/** Lists the ids of headings: of this page as it is written, of others as they are saved. */
function listAnchors(
  { document, project, draft }: CompletionJob,
  path: string,
): Proposal[] {
  const own = (): Proposal[] =>
    listWrittenHeadings(splitSource(document.getText()).body).map(({ id, text }) => ({
      label: id,
      detail: text,
      kind: "reference",
    }));
  if (path === "") return own();
  const target = project && draft && findDestination(project, draft, path);
  if (target?.kind !== "page") return [];
  if (target.page.file === draft?.page.file && target.page.file !== "") return own();
  return (
    project?.environment.site
      .listHeadings(target.page)
      .map(({ id }) => ({ label: id, kind: "reference" as const })) ?? []
  );
}

function listImages({ page }: Draft): Proposal[] {
  const { folder, fallbackFolder } = page;
  const names = [folder, ...(fallbackFolder === null ? [] : [fallbackFolder])].flatMap(
    readFolder,
  );
  return [...new Set(names)].map((label) => ({ label, kind: "file" }));
}

function readFolder(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => IMAGE.test(name));
  } catch {
    return [];
  }
}
