import type { FlawReport } from "~/domain/documents/flaw";
import { describeDeepNesting } from "./cut-content";
import { describeUnreadable } from "./unread-file";

/** Matches the first line of V8's stack, behind the message, that names a place. */
const FIRST_FRAME = /^\s*at (.+)$/m;

/** Describes the error that ended the rendering of one page: its file, its depth, or a bug of ours. */
export function describeCrash(error: unknown): FlawReport {
  if (error instanceof RangeError && error.message.includes("call stack"))
    return describeDeepNesting();
  if (error instanceof Error && "syscall" in error && "code" in error)
    return describeUnreadable(String(error.code));
  return {
    check: "crash",
    message: `The compiler failed on this page, which is shown empty: ${summarise(error)}`,
  };
}

/** One line for a report of the bug. */
function summarise(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const frame = FIRST_FRAME.exec(error.stack ?? "")?.[1];
  return `${String(error)}${frame === undefined ? "" : ` (${frame})`}`;
}
