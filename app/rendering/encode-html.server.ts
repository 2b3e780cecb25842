/** No character of a string takes more, as UTF-8. */
const MAX_BYTES = 3;

/**
 * Where pages are written first, since nobody knows how long one gets: going through it to count
 * takes as long as writing it. It holds nothing between two calls, and is at hand for the next
 * because memory of that size would be asked of the system anew for each page.
 */
let scratch = Buffer.allocUnsafeSlow(0);

/** A page as bytes. Pieces are encoded one by one: one wide character makes all of its piece wide. */
export function encodeHtml(pieces: readonly string[]): Buffer {
  const room = pieces.reduce((sum, { length }) => sum + length, 0) * MAX_BYTES;
  if (scratch.length < room) scratch = Buffer.allocUnsafeSlow(room);
  let end = 0;
  for (const piece of pieces) end += scratch.write(piece, end);
  const bytes = Buffer.allocUnsafeSlow(end);
  scratch.copy(bytes, 0, 0, end);
  return bytes;
}
