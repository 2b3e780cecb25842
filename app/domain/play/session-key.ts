/**
 * Key in session storage of the code that the playground of this tab shows. In a file of its own, so
 * that pages with links to the playground load nothing else of it.
 */
export const PLAY_SESSION_KEY = "playground-session-code";
