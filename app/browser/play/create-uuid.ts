/** An id that tells frames apart. Pages without a secure origin have no `randomUUID`. */
export function createUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
