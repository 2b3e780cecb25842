import type { SourceFlawReport } from "./source-checks";

const CHECK = { check: "front-matter", severity: "error", column: 1 } as const;

/** Remedies for faults that the parser does not explain. */
const REMEDIES = [
  // A title with a colon.
  ["Nested mappings", "put the value in quotes"],
  ["multiple documents", "remove the line that begins with ..."],
] as const;

/** A page has no front matter. */
export function describeMissingFrontMatter(): SourceFlawReport {
  return {
    ...CHECK,
    line: 1,
    message: "the file does not begin with front matter between two lines of ---",
  };
}

/** Front matter is not valid YAML; line and column refer to the file. */
export function describeBadYaml(
  reason: string,
  place: { line: number; column: number },
): SourceFlawReport {
  const message = `front matter is not valid YAML: ${reason}`;
  const suggestion = REMEDIES.find(([words]) => reason.includes(words))?.[1] ?? null;
  return { ...CHECK, ...place, message, suggestion };
}

/** A key's value does not match the format; `key` is empty for the whole front matter. */
export function describeBadKey(
  key: string,
  reason: string,
  place: { line: number; column: number },
): SourceFlawReport {
  const subject = key === "" ? "front matter" : `front matter "${key}":`;
  return { ...CHECK, ...place, message: `${subject} ${reason}` };
}
