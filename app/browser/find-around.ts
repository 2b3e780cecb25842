/** The element that the selector names at the target of an event, or around it; null for none, and for a text. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as that of closest, which it calls
export function findAround<Found extends Element = HTMLElement>(
  target: EventTarget | null,
  selector: string,
): Found | null {
  return target instanceof Element ? target.closest<Found>(selector) : null;
}
