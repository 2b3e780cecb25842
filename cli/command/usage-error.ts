/** An option that there is not, or a value that it does not take: one line for the operator. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
