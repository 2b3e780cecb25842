import type { FlawReport } from "~/domain/documents/flaw";
import { describeDeepNesting } from "./markup";
import { describeUnreadable } from "./files";

/** Matches the first stack frame that follows the message in V8's stack. */
const FIRST_FRAME = /^\s*at (.+)$/m;

/** The page has more levels of elements than the compiler goes. */
export class DeepNestingError extends Error {}

/**
 * Describes the error that ended the rendering of a page: unreadable file, deep nesting, or a
 * bug of the compiler.
 */
export function describeCrash(error: unknown): FlawReport {
  const isOverflow = error instanceof RangeError && error.message.includes("call stack");
  if (isOverflow || error instanceof DeepNestingError) return describeDeepNesting();
  if (error instanceof Error && "syscall" in error && "code" in error)
    return describeUnreadable(String(error.code));
  return {
    check: "crash",
    message: `The compiler failed on this page, which is shown empty: ${summarise(error)}`,
  };
}

/** Summarises a bug in one line. */
function summarise(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const frame = FIRST_FRAME.exec(error.stack ?? "")?.[1];
  return `${String(error)}${frame === undefined ? "" : ` (${frame})`}`;
}
