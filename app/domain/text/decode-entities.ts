const ENTITIES: ReadonlyMap<string, string> = new Map([
  ["amp", "&"],
  ["apos", "'"],
  ["gt", ">"],
  ["lt", "<"],
  ["nbsp", "\u00a0"],
  ["quot", '"'],
]);

/**
 * Decodes numeric references and the few named ones of stored HTML and macro arguments; any other
 * name stays as written. The browser decodes with it too, so it brings no table of all names.
 */
export function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(
    /&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi,
    (entity, decimal, hex, name) => {
      if (typeof name === "string") return ENTITIES.get(name) ?? entity;
      const code =
        typeof decimal === "string" ? Number(decimal) : parseInt(String(hex), 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
    },
  );
}
