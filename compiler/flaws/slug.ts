import type { FlawReport } from "~/domain/documents/flaw";

const CHECK = { check: "slug", severity: "error", line: 1, column: 1 } as const;

/** Two pages share a slug: the first keeps it. */
export function describeTakenSlug(slug: string, otherPath: string): FlawReport {
  return { ...CHECK, message: `the slug "${slug}" is taken by ${otherPath}` };
}

/** A slug does not match its folder. */
export function describeMisplacedSlug(
  slug: string,
  { folder, expected }: { folder: string; expected: string },
): FlawReport {
  return {
    ...CHECK,
    message: `the slug "${slug}" does not match the folder "${folder}"`,
    suggestion: `move the page to "${expected}" or correct the slug`,
  };
}
