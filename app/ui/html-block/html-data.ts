/**
 * Adds HTML to loader data. On the first page it is visible to the server's render but
 * not serialized a second time, because single fetch serializes enumerable properties
 * only. On a data request (client navigation) it is serialized.
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
