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
  cycle: (from: string) => `"${from}" leads back to itself`,
  missing: (to: string) => `"${to}" is not the address of a page`,
  page: (from: string) => `"${from}" is a page, so that nobody is redirected`,
};

export function describeBadRedirect(problem: string, line: number): SourceFlawReport {
  return { check: "redirects", severity: "error", line, column: 1, message: problem };
}

/** A redirect misleads readers, or has no effect; tools can mend both. */
export function describeDeadRedirect(
  problem: string,
  { line, severity }: { line: number | null; severity: "error" | "warning" },
): SourceFlawReport {
  const place = { line, column: line === null ? null : 1 };
  const suggestion = "npm run content -- fix --redirects";
  return { check: "redirects", severity, ...place, message: problem, suggestion };
}
