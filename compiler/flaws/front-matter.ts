import type { FlawReport } from "~/domain/documents/flaw";

const CHECK = { check: "front-matter", severity: "error", column: 1 } as const;

/** A page that says nothing of itself. */
export function describeMissingFrontMatter(): FlawReport {
  return { ...CHECK, line: 1, message: "the file does not begin with front matter" };
}

/** Front matter that no parser can read; lines and columns are the file's. */
export function describeBadYaml(
  reason: string,
  place: { line: number; column: number },
): FlawReport {
  return { ...CHECK, ...place, message: `front matter is not valid YAML: ${reason}` };
}

/** A key whose value is not what the format has there. */
export function describeBadKey(key: string, reason: string, line: number): FlawReport {
  return { ...CHECK, line, message: `front matter "${key}": ${reason.toLowerCase()}` };
}
