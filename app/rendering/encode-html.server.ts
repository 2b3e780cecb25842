/** No character of a string takes more, as UTF-8. */
const MAX_BYTES = 3;

/**
 * Where pages are written first, since nobody knows how long one gets: going through it to count
 * takes as long as writing it. It holds nothing between two calls, and is at hand for the next
 * because memory of that size would be asked of the system anew for each page.
 */
let scratch = Buffer.allocUnsafeSlow(0);

/** A page as bytes, out of texts and of what is bytes already. */
export function encodeHtml(pieces: readonly (string | Uint8Array)[]): Buffer {
  const room = pieces.reduce((sum, piece) => sum + measure(piece), 0);
  if (scratch.length < room) scratch = Buffer.allocUnsafeSlow(room);
  let end = 0;
  for (const piece of pieces) {
    if (typeof piece === "string") end += scratch.write(piece, end);
    else {
      scratch.set(piece, end);
      end += piece.length;
    }
  }
  const bytes = Buffer.allocUnsafeSlow(end);
  scratch.copy(bytes, 0, 0, end);
  return bytes;
}

function measure(piece: string | Uint8Array): number {
  return typeof piece === "string" ? piece.length * MAX_BYTES : piece.length;
}
