/**
 * Adds finished HTML to a loader's data. On the first page the server's render sees it but
 * it is not sent a second time as data: single fetch serialises enumerable properties only.
 * On a request for data, a client navigation, it is sent.
 */
export function withHtml<Data extends object, Html extends object>(
  data: Data,
  html: Html,
  options: { isDataRequest: boolean },
): Data & Partial<Html> {
  const result: Data & Partial<Html> = { ...data };
  for (const [name, value] of Object.entries(html)) {
    Object.defineProperty(result, name, { value, enumerable: options.isDataRequest });
  }
  return result;
}
