import { existsSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { CheckCount, Flaw } from "~/domain/documents/flaw";
import type { WrittenPackage } from "../../compiler/packages/write-packages";
import type { CompileSummary } from "../../compiler/pipeline/last-compile";
import { formatAmount, formatBytes } from "../command/format";

/** Lists at most this many checks, so that the address of the site stays in view below it. */
const MOST_CHECKS = 5;

/**
 * Formats `path:line:column: severity: message (check)`, which editors and CI logs make
 * clickable.
 */
export function formatFlaw(flaw: Flaw): string {
  const place = [flaw.file, flaw.line, flaw.column]
    .filter((part) => part !== null)
    .join(":");
  const suggestion =
    flaw.suggestion === null ? "" : `\n    suggestion: ${flaw.suggestion}`;
  return `${place}: ${flaw.severity}: ${flaw.message} (${flaw.check})${suggestion}`;
}

/** Formats all flaws as one JSON object for programs. */
export function formatJson({
  documents,
  flaws,
}: Pick<CompileSummary, "documents" | "flaws">): string {
  return JSON.stringify({ documents, flaws }, null, 2);
}

/**
 * Formats a workflow command, which the code host's CI shows beside the line. `path` is the
 * file's path in the checkout.
 */
export function formatAnnotation(flaw: Flaw, path: string): string {
  const { severity, line, column, check, message, suggestion } = flaw;
  const properties = [
    `file=${escapeProperty(path)}`,
    ...(line === null ? [] : [`line=${line}`]),
    ...(column === null ? [] : [`col=${column}`]),
    `title=${escapeProperty(check)}`,
  ];
  const text = suggestion === null ? message : `${message}\nSuggestion: ${suggestion}`;
  return `::${severity} ${properties.join(",")}::${escapeData(text)}`;
}

function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}

/** Formats the closing line of a check of changed pages. */
export function formatChecked(
  flaws: readonly Flaw[],
  { pages, seconds }: { pages: number; seconds: number },
): string {
  const errors = flaws.filter(({ severity }) => severity === "error").length;
  return `Checked ${formatAmount(pages, "changed page")} in ${seconds.toFixed(1)} s: ${formatAmount(errors, "error")}, ${formatAmount(flaws.length - errors, "warning")}.`;
}

/** Formats the closing lines of a compile: pages, time, and the number of flaws per check. */
export function formatSummary(summary: CompileSummary, seconds: number): string {
  const { documents, unchanged, skipped = 0 } = summary;
  const counts = summary.counts ?? countFlaws(summary.flaws);
  const pages = formatAmount(documents, "page");
  const rate = Math.round(documents / seconds);
  const done = unchanged
    ? `${pages} ${documents === 1 ? "is" : "are"} up to date (${seconds.toFixed(1)} s).`
    : isSmallUpdate(summary)
      ? formatDone(summary, seconds)
      : `Compiled ${pages} in ${seconds.toFixed(1)} s (${rate} pages/s).`;
  const head =
    skipped === 0
      ? done
      : `${done}\nSkipped ${formatAmount(skipped, "page")} of the tree that ${skipped === 1 ? "is no document" : "are no documents"}.`;
  if (counts.length === 0) return head;
  const errors = sum(counts.filter(({ severity }) => severity === "error"));
  const checks = [...sumByCheck(counts)].sort(([, a], [, b]) => b - a);
  const rest = checks.slice(MOST_CHECKS).map(([, count]) => ({ count }));
  return [
    head,
    `${formatAmount(errors, "error")} and ${formatAmount(sum(counts) - errors, "warning")} (npm run content -- --check lists them):`,
    ...checks.slice(0, MOST_CHECKS).map(([check, count]) => formatCount(check, count)),
    ...(rest.length > 0
      ? [formatCount(`of ${formatAmount(rest.length, "other check")}`, sum(rest))]
      : []),
  ].join("\n");
}

/** Formats the lines after a recompile in watch mode: what was compiled, and its flaws. */
export function formatUpdate(summary: CompileSummary, seconds: number): string {
  if (!isSmallUpdate(summary)) return formatSummary(summary, seconds);
  return [formatDone(summary, seconds), ...summary.flaws.map(formatFlaw)].join("\n");
}

function isSmallUpdate({ documents, rendered, unchanged }: CompileSummary): boolean {
  return !unchanged && rendered !== undefined && rendered !== documents;
}

function formatDone(
  { documents, rendered = 0 }: CompileSummary,
  seconds: number,
): string {
  return `Updated ${formatAmount(rendered, "page")} of ${documents} in ${seconds.toFixed(2)} s.`;
}

/** Formats the new packages: one line each, with the sizes of its differences. */
export function formatPackages(
  packages: readonly WrittenPackage[],
  seconds: number,
): string {
  const time = `(${seconds.toFixed(1)} s)`;
  if (packages.length === 0) return `The packages are up to date ${time}.`;
  const lines = packages.map(({ locale, area, bytes, differences }) => {
    const sizes = differences.map(formatBytes).join(", ");
    const others = sizes === "" ? "" : `, differences ${sizes}`;
    return `  ${locale} ${area}: ${formatBytes(bytes)}${others}`;
  });
  return [`Wrote ${formatAmount(packages.length, "package")} ${time}:`, ...lines].join(
    "\n",
  );
}

function formatCount(what: string, count: number): string {
  return `  ${String(count).padStart(6)} ${what}`;
}

function sum(counts: readonly { count: number }[]): number {
  return counts.reduce((total, { count }) => total + count, 0);
}

function countFlaws(flaws: readonly Flaw[]): CheckCount[] {
  return flaws.map(({ check, severity }) => ({ check, severity, count: 1 }));
}

function sumByCheck(counts: readonly CheckCount[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { check, count } of counts) sums.set(check, (sums.get(check) ?? 0) + count);
  return sums;
}

/**
 * Returns a file's path as annotations and SARIF name it: relative to the working directory, else to the
 * checkout that the file lies in; the absolute path of a file in neither.
 */
export function toReportPath(file: string, workingFolder: string): string {
  const near = relative(workingFolder, file);
  if (!near.startsWith("..")) return near;
  const checkout = findCheckout(dirname(file));
  return checkout === null ? file : relative(checkout, file);
}

function findCheckout(folder: string): string | null {
  if (existsSync(join(folder, ".git"))) return folder;
  const parent = dirname(folder);
  return parent === folder ? null : findCheckout(parent);
}
