const ENTITIES: ReadonlyMap<string, string> = new Map([
  ["amp", "&"],
  ["gt", ">"],
  ["lt", "<"],
  ["nbsp", "\u00a0"],
  ["quot", '"'],
]);

/** The characters that stored HTML stands for; it names no others. */
export function decodeEntities(text: string): string {
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
