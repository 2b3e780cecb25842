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

/**
 * Frees the memory of bytes that nobody reads any more. Without it, memory outside of the heap is freed by a
 * collection of the whole heap alone, which the browser then makes sooner: searches wait for it.
 */
export function freeBytes({ buffer, byteLength }: Uint8Array): void {
  // A view of a part must not free what others see. Shared memory and browsers of before 2024 have no such method.
  if (byteLength === buffer.byteLength) (buffer as TransferableBuffer).transfer?.(0);
}

interface TransferableBuffer extends ArrayBuffer {
  transfer?(length: number): ArrayBuffer;
}
