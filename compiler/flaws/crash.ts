import type { FlawReport } from "~/domain/flaw";

/** A bug of ours in one page. */
export function describeCrash(error: unknown): FlawReport {
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { check: "crash", message: `the compiler failed on this page: ${message}` };
}
