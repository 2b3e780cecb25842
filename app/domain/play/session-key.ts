/**
 * Start of the keys in session storage of code that the playground of this tab shows; the query of the
 * playground's URL follows. This file holds what pages with a queue need, so that they load nothing else of the
 * playground.
 */
export const PLAY_SESSION_KEY = "playground-session-code";

/**
 * Returns the query of a playground's URL for code of its own, which no other visit has: a parameter that only
 * browsers read, after those of the URL at which the code was begun.
 */
export function toGivenQuery(base = ""): string {
  return `${base === "" ? "?" : `${base}&`}given=${Date.now()}`;
}
