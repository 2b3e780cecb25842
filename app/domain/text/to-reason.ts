/** Returns the message of whatever was thrown, which need not be an error, for a sentence that names the cause. */
export function toReason(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
