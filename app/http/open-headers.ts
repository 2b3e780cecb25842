/**
 * Headers of public answers, which pages of every origin may read and embed. Redirects and 404s on the way
 * to one need them too, because browsers check each answer.
 */
export const OPEN_HEADERS = {
  "Access-Control-Allow-Origin": "*",
  "Cross-Origin-Resource-Policy": "cross-origin",
} as const;
