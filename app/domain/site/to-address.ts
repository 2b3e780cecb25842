/** The whole address of a decoded path; a query may follow it, encoded already. */
export function toAddress(origin: string, path: string, query = ""): string {
  return origin + encodeURI(path).replaceAll("?", "%3F").replaceAll("#", "%23") + query;
}
