import type { FlawReport } from "~/domain/documents/flaw";

export function describeEmptyLink(): FlawReport {
  return { check: "empty-link", severity: "error", message: "The link has no target." };
}
