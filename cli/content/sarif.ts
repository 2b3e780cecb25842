import type { Flaw } from "~/domain/documents/flaw";

const SCHEMA =
  "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

/**
 * Formats flaws as SARIF 2.1.0, which code hosts show beside the lines.
 *
 * @param findPath Returns a flaw's path relative to the checkout.
 */
export function formatSarif(
  flaws: readonly Flaw[],
  findPath: (file: string) => string,
): string {
  const rules = [...new Set(flaws.map(({ check }) => check))].sort();
  const results = flaws.map((flaw) => ({
    ruleId: flaw.check,
    ruleIndex: rules.indexOf(flaw.check),
    level: flaw.severity,
    message: { text: toText(flaw) },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: toUri(findPath(flaw.file)), uriBaseId: "%SRCROOT%" },
          ...(flaw.line !== null && { region: toRegion(flaw.line, flaw.column) }),
        },
      },
    ],
  }));
  const driver = { name: "web-docs-site content", rules: rules.map((id) => ({ id })) };
  const run = { tool: { driver }, columnKind: "utf16CodeUnits", results };
  return JSON.stringify({ $schema: SCHEMA, version: "2.1.0", runs: [run] }, null, 2);
}

function toText({ message, suggestion }: Flaw): string {
  return suggestion === null ? message : `${message}\nSuggestion: ${suggestion}`;
}

function toRegion(startLine: number, startColumn: number | null) {
  return startColumn === null ? { startLine } : { startLine, startColumn };
}

function toUri(path: string): string {
  return path.split(/[\\/]/).map(encodeURIComponent).join("/");
}
