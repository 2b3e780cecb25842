/**
 * Key in session storage of the code that the playground of this tab shows. This file holds what pages
 * with links to the playground need, so that they load nothing else of it.
 */
export const PLAY_SESSION_KEY = "playground-session-code";

/**
 * Query of the playground's URL for code that a page has stored in this tab: the URL without a query shows the
 * reader's own draft alone.
 */
export const GIVEN_QUERY = "?given";
