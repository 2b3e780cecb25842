import type { FlawReport } from "~/domain/flaw";

export function describeEmptyLink(): FlawReport {
  return { check: "empty-link", severity: "error", message: "The link has no target." };
}
