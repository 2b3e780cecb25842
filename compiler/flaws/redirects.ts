import type { SourceFlawReport } from "./source-checks";

/** Faults of a line in `_redirects.txt`. */
export const REDIRECT_PROBLEMS = {
  shape: () => "expected FROM<TAB>TO",
  from: (from: string) => `"${from}" is not /{locale}/docs/…`,
  encoded: (from: string) =>
    `"${from}" is the path of no request: old paths are decoded and end in no slash`,
  to: (to: string) => `"${to}" is neither a page, a locale home nor an https address`,
  address: (to: string) => `"${to}" is not an address`,
  taken: (from: string, to: string) => `"${from}" already leads to ${to}`,
  order: (from: string, before: string) =>
    `"${from}" is not in alphabetical order: "${before}" is before it`,
  twice: (from: string) => `"${from}" is there twice`,
  chain: (from: string, { to, end }: { to: string; end: string }) =>
    `"${from}" leads to ${end} over ${to}`,
  cycle: (from: string) => `"${from}" leads back to itself`,
  missing: (to: string) => `"${to}" is not the address of a page`,
  page: (from: string) => `"${from}" is a page, so that nobody is redirected`,
};

export function describeBadRedirect(problem: string, line: number): SourceFlawReport {
  return { check: "redirects", severity: "error", line, column: 1, message: problem };
}

/** A redirect misleads readers, has no effect, or is not as tools write it; they can mend all of these. */
export function describeFixableRedirect(
  problem: string,
  { line, severity }: { line: number | null; severity: "error" | "warning" },
): SourceFlawReport {
  const place = { line, column: line === null ? null : 1 };
  const suggestion = "npm run content -- fix --redirects";
  return { check: "redirects", severity, ...place, message: problem, suggestion };
}
