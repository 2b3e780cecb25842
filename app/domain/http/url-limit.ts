/**
 * Limit of a path with its query; the server answers 414 to a longer one. Longer than any link to
 * the site; the playground sends longer code in forms.
 */
export const MAX_URL_CHARACTERS = 8192;

/**
 * Longest text of a search field. Encoded, a character takes nine characters of a URL at most; with the rest
 * of the form it stays below the limit, so that a page answers that the text is too long, with the text.
 */
export const MAX_SEARCH_CHARACTERS = 800;
