import type { HtmlAttribute } from "~/domain/api/custom-data";
import type { Baseline } from "~/domain/compat/baseline";
import type { CompatRow } from "~/domain/compat/compat";
import { parseVersion, shortenVersion } from "~/domain/compat/compat-cells";
import type { Document } from "~/domain/documents/document";
import { toAddress } from "~/domain/http/to-address";
import { toPlainText } from "~/domain/text/to-plain-text";
import type { CompatFeature } from "../compat-data/index.server";

/** Codes of browsers in the format, by their ids in the compatibility data. */
const CODES: readonly (readonly [id: string, code: string])[] = [
  ["edge", "E"],
  ["firefox", "FF"],
  ["firefox_android", "FFA"],
  ["safari", "S"],
  ["safari_ios", "SM"],
  ["chrome", "C"],
  ["chrome_android", "CA"],
  ["ie", "IE"],
  ["opera", "O"],
];

export interface EntryPlace {
  siteName: string;
  siteOrigin: string;
}

/** Facts that all kinds of entries have, from their page and their row of compatibility data. */
export function describeEntry(
  name: string,
  { document, row }: { document: Document | null; row: CompatRow | null },
  { siteName, siteOrigin }: EntryPlace,
) {
  const browsers = row ? listBrowsers(row) : [];
  // Summaries are plain text, in which only an element's name could be read as Markdown.
  const summary = document?.summary.replaceAll("<", "\\<") ?? "";
  return {
    name,
    ...(summary && { description: { kind: "markdown" as const, value: summary } }),
    ...(document && {
      references: [{ name: siteName, url: toAddress(siteOrigin, document.mdn_url) }],
    }),
    ...(browsers.length > 0 && { browsers }),
    ...(document?.baseline && { baseline: toBaseline(document.baseline) }),
  };
}

/** Browsers with full support; editors show nothing of flags and limits. */
function listBrowsers({ support }: CompatRow): string[] {
  return CODES.flatMap(([id, code]) => {
    const [statement] = support[id] ?? [];
    if (!statement?.added || statement.added === "preview") return [];
    const { removed, partial, flags, prefix, alternativeName } = statement;
    if (removed || partial || flags || prefix || alternativeName) return [];
    return [code + shortenVersion(parseVersion(statement.added))];
  });
}

function toBaseline({ baseline, baseline_low_date, baseline_high_date }: Baseline) {
  return {
    status: baseline === false ? ("false" as const) : baseline,
    ...(baseline_low_date !== undefined && { baseline_low_date }),
    ...(baseline_high_date !== undefined && { baseline_high_date }),
  };
}

/**
 * Sub-features that are attributes or keywords: rows whose name is the last part of their key. Those
 * with a description are facts about behaviour.
 */
export function listNamed(feature: CompatFeature, depth = 1): CompatRow[] {
  return feature.below.filter(
    (row) =>
      row.depth === depth &&
      row.nameHtml === `<code>${row.key.slice(row.key.lastIndexOf(".") + 1)}</code>`,
  );
}

/** An attribute with the values that the compatibility data names. */
export function toAttribute(
  row: CompatRow,
  below: readonly CompatRow[],
  facts: Omit<HtmlAttribute, "values">,
): HtmlAttribute {
  const values = below
    .filter((each) => each.key.startsWith(`${row.key}.`))
    .map(({ nameHtml }) => ({ name: toPlainText(nameHtml) }));
  return { ...facts, ...(values.length > 0 && { values }) };
}
