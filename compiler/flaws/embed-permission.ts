import type { FlawReport } from "~/domain/documents/flaw";

/** A permission of a frame that the site does not give. */
export function describeBadPermission(
  word: string,
  attribute: string,
  suggestion: string | null,
): FlawReport {
  return {
    check: "embed-permission",
    severity: "warning",
    message: `${word} is not accepted for ${attribute} and was left out`,
    suggestion,
  };
}
