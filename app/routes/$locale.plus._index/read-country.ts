/** The country that the edge found the reader in; null when it says none. */
export function readCountry(request: Request): string | null {
  return request.headers.get("cloudfront-viewer-country");
}
