import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseCalls, type CallToken } from "../../macros/parse-calls";
import { toCurrentName } from "../../sidebars/areas";
import { findDestination, findMacroDestination, type Destination } from "./links";
import { findMacroHelp, type MacroHelp } from "./macro-help";
import type { Draft, Project } from "./project";
import { findField, findOpenCall, findTarget, type Span } from "./text-context";

/** The macro call, link or sidebar at a place of a text. */
export interface Subject {
  span: Span;
  help: MacroHelp | null;
  destination: Destination | null;
}

interface SubjectJob {
  text: string;
  offset: number;
  project: Project | null;
  draft: Draft | null;
}

/** Finds what a person points at; null for a place that is about nothing. */
export function findSubject(job: SubjectJob): Subject | null {
  const { text, offset, project, draft } = job;
  const field = findField(text, offset);
  if (field) {
    const name = text.slice(field.start, field.end);
    const destination = field.key === "sidebar" ? findSidebarFile(project, name) : null;
    return destination && { span: field, help: null, destination };
  }
  const call = findCall(text, offset);
  if (call) return describeCall(call, job);
  const open = findOpenCall(text, offset);
  if (open) {
    const help = findMacroHelp(open.name.written);
    return help && { span: open.name, help, destination: null };
  }
  const target = findTarget(text, offset);
  const destination =
    target && project && draft && findDestination(project, draft, target.written);
  return destination ? { span: target, help: null, destination } : null;
}

type Call = Extract<CallToken, { kind: "call" }>;

function findCall(text: string, offset: number): Call | null {
  const found = parseCalls(text).find(
    (token): token is Call =>
      token.kind === "call" && token.start <= offset && offset <= token.end,
  );
  return found ?? null;
}

function describeCall(call: Call, { project, draft }: SubjectJob): Subject | null {
  const help = findMacroHelp(call.name);
  if (!help) return null;
  const destination =
    (project && draft && findMacroDestination(project, draft, call)) ??
    findSidebarFile(project, call.name);
  return { span: call, help, destination };
}

/** Finds the file of a sidebar, the content's own before the shipped one. */
function findSidebarFile(project: Project | null, written: string): Destination | null {
  if (!project || !/^[\w-]+$/.test(written)) return null;
  const name = written.toLowerCase();
  const folders = [join(project.contentRoot, "sidebars"), project.shippedSidebars];
  const file = [name, toCurrentName(name)]
    .flatMap((each) => folders.map((folder) => join(folder, `${each}.yaml`)))
    .find((each) => existsSync(each));
  return file === undefined ? null : { kind: "file", file };
}
