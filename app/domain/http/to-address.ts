/** Absolute URL of a decoded path, optionally followed by an encoded query. */
export function toAddress(origin: string, path: string, query = ""): string {
  return origin + encodeURI(path).replaceAll("?", "%3F").replaceAll("#", "%23") + query;
}
