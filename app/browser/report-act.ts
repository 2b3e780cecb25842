/** Dispatched on the document for an act that no event of the browser tells, for analytics. */
export const ACT_EVENT = "act";

/**
 * Reports an act under its name, such as `pong: pong->viewed side`.
 * @see telemetry/listen-for-events
 */
export function reportAct(name: string): void {
  document.dispatchEvent(new CustomEvent<string>(ACT_EVENT, { detail: name }));
}
