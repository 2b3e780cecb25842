import type { Flaw, FlawReport } from "~/domain/documents/flaw";

/** Completes a report with its file, and with null for unknown fields. */
export function withFile<T extends FlawReport>(
  flaw: T,
  file: string,
): Flaw & Pick<T, "check"> {
  return {
    check: flaw.check,
    severity: flaw.severity ?? "error",
    file,
    line: flaw.line ?? null,
    column: flaw.column ?? null,
    message: flaw.message,
    suggestion: flaw.suggestion ?? null,
  };
}
