/**
 * Random id of a frame. `crypto.randomUUID` is missing on pages without a secure context.
 */
export function createUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
