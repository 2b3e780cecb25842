import { LineCounter, parseDocument, type Document as YamlDocument } from "yaml";
import type { z } from "zod";
import type { Flaw, FlawReport } from "~/domain/documents/flaw";
import { docUrl } from "~/domain/documents/slug";
import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import { parseLeniently } from "../core/parse-leniently";
import type { Site } from "../core/site";
import {
  describeBadSidebar,
  describeBrokenSidebarYaml,
  describeUnreadableSidebarYaml,
  describeBrokenEntry,
  describeMovedEntry,
} from "../flaws/sidebar";
import { withFile } from "../flaws/with-file";
import { describeIssue } from "../sources/docs/front-matter-issues";
import { WRITTEN_NUMBERS } from "../sources/docs/parse-yaml";
import { isTooDeep, TOO_DEEP } from "../sources/docs/read-plain-yaml";
import { parseSidebarPath } from "./sidebar-path";
import {
  StrictYamlSidebarSchema,
  YamlSidebarSchema,
  type YamlSidebar,
  type YamlEntry,
} from "./yaml-schema";

export interface YamlSource {
  /** The file's name in flaws. */
  file: string;
  text: string;
}

type Place = Pick<Flaw, "line" | "column">;

/**
 * Parses a sidebar file, without its invalid entries and keys; null for an invalid one. Reports a flaw for
 * every fault. An unknown key is only a warning, because a later version of the format may define it. With a
 * site, the pages that entries lead to are checked as well.
 */
export function parseYamlSidebar(
  { file, text }: YamlSource,
  report: (flaw: Flaw) => void,
  site: Pick<Site, "resolveLink"> | null = null,
): YamlSidebar | null {
  if (isTooDeep(text)) {
    report(
      withFile({ ...describeUnreadableSidebarYaml(TOO_DEEP), line: 1, column: 1 }, file),
    );
    return null;
  }
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, ...WRITTEN_NUMBERS });
  const flaw = (found: FlawReport, offset: number): void =>
    report(withFile({ ...found, ...toPlace(lines, offset) }, file));

  if (document.errors.length > 0) {
    for (const { pos, code } of document.errors) {
      flaw(describeBrokenSidebarYaml(code), pos[0]);
    }
    return null;
  }
  const value = toValue(document, flaw);
  const strict = StrictYamlSidebarSchema.safeParse(value, { errorMap: describeIssue });
  const data = strict.data ?? YamlSidebarSchema.safeParse(value).data ?? null;
  if (site && data)
    checkEntries(data.sidebar, {
      site,
      report: (found, path) => flaw(found, getOffset(document, path)),
    });
  if (strict.success) return data;
  for (const issue of strict.error.issues) {
    const severity = issue.code === "unrecognized_keys" ? "warning" : "error";
    flaw(describeBadSidebar(describe(issue), severity), getOffset(document, issue.path));
  }
  return data ?? parseLeniently(YamlSidebarSchema, value);
}

/** Resolves aliases; unknown aliases and alias bombs fail only here. */
function toValue(
  document: YamlDocument,
  flaw: (found: FlawReport, offset: number) => void,
): unknown {
  try {
    return document.toJS();
  } catch (error) {
    flaw(describeUnreadableSidebarYaml(String(error)), 0);
    return null;
  }
}

function describe({ path, message }: z.ZodIssue): string {
  return path.length === 0 ? `The file ${message}` : `${path.join(".")}: ${message}`;
}

/**
 * Returns the offset of the value at this path, or of the nearest enclosing value in the file.
 */
function getOffset(document: YamlDocument, path: (string | number)[]): number {
  for (let length = path.length; length >= 0; length--) {
    const node = document.getIn(path.slice(0, length), true);
    if (hasRange(node)) return node.range[0];
  }
  return 0;
}

function hasRange(node: unknown): node is { range: [number, number, number] } {
  return (
    typeof node === "object" &&
    node !== null &&
    "range" in node &&
    Array.isArray(node.range)
  );
}

function toPlace(lines: LineCounter, offset: number): Place {
  const { line, col } = lines.linePos(offset);
  return { line, column: col };
}

/** Reports a flaw of the value at a path of the file: `["sidebar", 0, "link"]`. */
type ReportAtPath = (flaw: FlawReport, path: (string | number)[]) => void;

/** Reports the entries that lead to no en-US page, or to a moved one. */
function checkEntries(
  entries: readonly YamlEntry[],
  { site, report }: { site: Pick<Site, "resolveLink">; report: ReportAtPath },
  path: (string | number)[] = ["sidebar"],
): void {
  entries.forEach((entry, index) => {
    const own = [...path, index];
    for (const key of ["link", "path"] as const) {
      const flaw = entry[key] === undefined ? null : findFlaw(entry[key], site);
      if (flaw) report(flaw, [...own, key]);
    }
    checkEntries(entry.children ?? [], { site, report }, [...own, "children"]);
  });
}

function findFlaw(link: string, site: Pick<Site, "resolveLink">): FlawReport | null {
  const target = parseSidebarPath(link);
  if (target.kind !== "page" || target.slug === "") return null;
  const found = site.resolveLink(docUrl(DEFAULT_LOCALE, target.slug));
  if (found.kind === "missing") return describeBrokenEntry(link);
  const isMoved = found.kind === "page" && found.redirected;
  return isMoved ? describeMovedEntry(link, `/${found.page.slug}`) : null;
}
