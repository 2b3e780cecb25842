/*
 * Keys in localStorage of what signed-in readers leave there, by the names of the server contract. A file of
 * their own, so that no page loads the code beside them.
 */

/** Settings of offline content (19.1): JSON. */
export const OFFLINE_KEY = "MDNSettings";

/** Set to "yes" for readers without advertisements (14.6). */
export const AD_FREE_KEY = "nop";
