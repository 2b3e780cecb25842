/** Copies the fields of a parsed value; empty for a value without fields. */
export function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
