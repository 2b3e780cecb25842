import { isSeq, type YAMLMap } from "yaml";
import type { FlawReport } from "~/domain/documents/flaw";
import { FEATURE_STATUSES } from "~/domain/documents/document";
import { DEFAULT_LOCALE, type Locale } from "~/domain/locales/locale";
import {
  getKeyRank,
  formatFrontMatter,
  FRONT_MATTER_KEYS,
} from "../formatting/front-matter";
import { listPageTypes } from "../pages/page-types";
import { findFrontMatter, parseMap, readField, toKey } from "../text/front-matter-text";

const LONGEST_TITLE = 120;
const LONGEST_SHORT_TITLE = 60;
/** Keys of an English page, and of a translation, which takes the others from the English one. */
export const KEYS_OF_ENGLISH = listKeysOf("english");
export const KEYS_OF_TRANSLATIONS = listKeysOf("translations");
const REQUIRED = ["title", "slug", "page-type"] as const;
/** Translations that wait for a person are not checked. */
const PARKED = /(?:^|[\\/])(?:conflicting|orphaned)[\\/]/;

const CHECK = { check: "front-matter-style", column: 1 } as const;

/**
 * Checks a page's front matter against the rules for authors: keys, their order, lengths, and
 * values that depend on the slug. The compiler itself reports invalid values.
 *
 * @param path Path of the file below the content root.
 */
export function checkFrontMatter(
  text: string,
  { path, locale }: { path: string; locale: Locale },
): FlawReport[] {
  const range = findFrontMatter(text);
  const map = range && parseMap(text.slice(range.start, range.end));
  if (!map || PARKED.test(path)) return [];
  const keys = map.items.flatMap((pair) => toKey(pair) ?? []);
  const lineOf = (key: string): number => getLine(text, key);
  const report = (
    message: string,
    key: string,
    suggestion: string | null = null,
  ): FlawReport => ({
    ...CHECK,
    severity: "error",
    message,
    suggestion,
    line: lineOf(key),
  });
  const isEnglish = locale === DEFAULT_LOCALE;
  const allowed = isEnglish ? KEYS_OF_ENGLISH : KEYS_OF_TRANSLATIONS;
  const status = map.get("status", true);
  const statuses = isSeq(status) ? (status.toJSON() as unknown[]) : [];
  return [
    ...keys
      .filter((key) => !allowed.has(key))
      .map((key) => report(`'${key}' property is not expected to be here`, key)),
    ...(isEnglish ? REQUIRED : REQUIRED.slice(0, 2))
      .filter((key) => !keys.includes(key))
      .map((key) => report(`'${key}' is missing`, key)),
    ...(isEnglish ? [] : checkOrigin(map, report)),
    ...checkLengths(text, report),
    ...(isEnglish ? checkPageType(text, report) : []),
    ...statuses
      .filter((one) => !(FEATURE_STATUSES as readonly unknown[]).includes(one))
      .map((one) =>
        report(
          `'${String(one)}' is no status: expected ${FEATURE_STATUSES.join(", ")}`,
          "status",
        ),
      ),
    ...checkOrder(keys),
    ...checkStyle(text),
  ];
}

function listKeysOf(pages: "english" | "translations"): ReadonlySet<string> {
  const keys = Object.entries(FRONT_MATTER_KEYS);
  return new Set(
    keys.flatMap(([key, of]) => (of === "all" || of === pages ? [key] : [])),
  );
}

/** Asks for the commit of the English text, by which outdated translations are found. */
function checkOrigin(map: YAMLMap, report: Report): FlawReport[] {
  if (!map.has("l10n")) return [];
  return typeof map.getIn(["l10n", "sourceCommit"]) === "string"
    ? []
    : [report("'sourceCommit' is missing in 'l10n'", "l10n")];
}

type Report = (message: string, key: string, suggestion?: string | null) => FlawReport;

function checkLengths(text: string, report: Report): FlawReport[] {
  const limits = { title: LONGEST_TITLE, "short-title": LONGEST_SHORT_TITLE };
  return Object.entries(limits).flatMap(([key, limit]) => {
    const length = readField(text, key)?.length ?? 0;
    return length > limit
      ? [report(`'${key}' has ${length} characters: at most ${limit}`, key)]
      : [];
  });
}

function checkPageType(text: string, report: Report): FlawReport[] {
  const slug = readField(text, "slug");
  const pageType = readField(text, "page-type");
  if (slug === null || pageType === null) return [];
  const allowed = listPageTypes(slug);
  if (allowed.includes(pageType)) return [];
  const message = `'${pageType}' is no page type for ${slug}: expected ${allowed.join(", ")}`;
  return [report(message, "page-type")];
}

function checkOrder(keys: readonly string[]): FlawReport[] {
  const ordered = keys.toSorted((one, other) => getKeyRank(one) - getKeyRank(other));
  if (ordered.every((key, index) => keys[index] === key)) return [];
  const message = `Front matter attributes are not in required order: ${ordered.join("->")}`;
  return [toStyleFlaw(message)];
}

/** Reports anything else that formatting would change. */
function checkStyle(text: string): FlawReport[] {
  const formatted = formatFrontMatter(text);
  const isOrderOnly = sortLines(formatted) === sortLines(text);
  return isOrderOnly ? [] : [toStyleFlaw("The front matter is not formatted")];
}

function sortLines(text: string): string {
  return text.split("\n").sort().join("\n");
}

function toStyleFlaw(message: string): FlawReport {
  return {
    ...CHECK,
    severity: "warning",
    line: 1,
    message,
    suggestion: "npm run content -- fmt",
  };
}

function getLine(text: string, key: string): number {
  const index = text.split(/\r\n|\r|\n/).findIndex((line) => line.startsWith(`${key}:`));
  return index === -1 ? 1 : index + 1;
}
