/** What has no place in the list, as Remix numbers it. */
const NULL = -5;
const UNDEFINED = -7;

/**
 * What loaders gave, as the router in the browser reads it: Remix's own format, for plain values.
 * Each value stands once in a list, and what holds it names its place there. Remix's own encoder
 * is made for promises, and takes a stream for it.
 */
export function encodePageData(data: unknown): string {
  const places = new Map<unknown, number>();
  const list: string[] = [];

  function place(value: unknown): number {
    if (value === null) return NULL;
    if (value === undefined) return UNDEFINED;
    const known = places.get(value);
    if (known !== undefined) return known;
    const at = places.size;
    places.set(value, at);
    // It comes before what it holds.
    list.push("");
    list[at] = write(value);
    return at;
  }

  function write(value: unknown): string {
    if (Array.isArray(value)) return `[${value.map(place).join(",")}]`;
    if (typeof value !== "object" || value === null) return JSON.stringify(value);
    const fields = Object.entries(value).map(
      ([name, field]) => `"_${place(name)}":${place(field)}`,
    );
    return `{${fields.join(",")}}`;
  }

  place(data);
  return `[${list.join(",")}]\n`;
}
