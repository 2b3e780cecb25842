const REFERENCE = /&(?:[a-z]+;?|#[^;]*;?)?/gi;
const NUMBER = /^&#(?:x([\da-f]{2,4})|(\d{2,5}));$/i;
const CHARACTERS: ReadonlyMap<string, string> = new Map([
  ["&", "&"],
  ["&amp;", "&"],
  ["&lt;", "<"],
  ["&gt;", ">"],
  ["&quot;", '"'],
  ["&nbsp;", "\u00a0"],
  ["&hellip;", "\u2026"],
  ["&mdash;", "\u2014"],
  ["&ndash;", "\u2013"],
  ["&rarr;", "\u2192"],
  ["&times;", "\u00d7"],
]);

/** Text with its character references decoded; null when it holds one that is not so simple. */
export function decodeReferences(written: string): string | null {
  if (!written.includes("&")) return written;
  let odd = 0;
  const text = written.replace(REFERENCE, (reference) => {
    const character = CHARACTERS.get(reference) ?? readNumber(reference);
    if (character === null) odd++;
    return character ?? "";
  });
  return odd === 0 ? text : null;
}

/** Null for what a parser would replace by something else. */
function readNumber(reference: string): string | null {
  const [, hex, decimal] = NUMBER.exec(reference) ?? [];
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  const isPlain = (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code < 0xd800);
  return isPlain ? String.fromCharCode(code) : null;
}
