/**
 * Tells whether the client has the body of a strong ETag, by the value of If-None-Match. Uses weak
 * comparison, as RFC 9110 demands, because a proxy may have weakened the tag.
 */
export function matchesEtag(header: string | null | undefined, etag: string): boolean {
  if (header === null || header === undefined) return false;
  if (header === etag || header.trim() === "*") return true;
  return header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
