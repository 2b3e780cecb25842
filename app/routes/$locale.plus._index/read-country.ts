/** Country of the reader according to the delivery network (CDN); null when unknown. */
export function readCountry(request: Request): string | null {
  return request.headers.get("cloudfront-viewer-country");
}
