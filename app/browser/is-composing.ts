/** Code of every key that an input method takes. */
const PROCESS_KEY = 229;

/**
 * Whether a key belongs to an input method, such as the Enter that ends a word in Japanese: Safari reports
 * it when the composition is over.
 */
export function isComposing(
  event: Pick<KeyboardEvent, "isComposing" | "keyCode">,
): boolean {
  // oxlint-disable-next-line typescript/no-deprecated -- the only sign of it in Safari
  return event.isComposing || event.keyCode === PROCESS_KEY;
}
