/**
 * Copies parts of bytes, `size` together, into one array. Not by a Blob, which a worker makes in another
 * process and waits for.
 */
export function joinParts(
  parts: readonly Uint8Array[],
  size: number = parts.reduce((sum, { length }) => sum + length, 0),
): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
