/** Calls back once, at the first matching event of these types anywhere in the page. */
export function waitForEvent(
  types: readonly string[],
  isMeant: (event: Event) => boolean,
  onEvent: () => void,
): void {
  const waiting = new AbortController();
  function look(event: Event) {
    if (!isMeant(event)) return;
    waiting.abort();
    onEvent();
  }
  const options = { capture: true, passive: true, signal: waiting.signal };
  for (const type of types) document.addEventListener(type, look, options);
}
