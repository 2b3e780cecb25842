/**
 * Limit of a path with its query; the server answers 414 to a longer one. Longer than any link to
 * the site; the playground sends longer code in forms.
 */
export const MAX_URL_CHARACTERS = 8192;
