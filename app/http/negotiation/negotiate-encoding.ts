export const ENCODINGS = ["br", "gzip", "identity"] as const;

/** A content coding; `identity` means uncompressed. */
export type Encoding = (typeof ENCODINGS)[number];

/** Browsers send only a handful of different values. */
const MAX_REMEMBERED = 100;

/** Creates a memoised `negotiateEncoding`. */
export function createNegotiation(): (header: string | undefined) => Encoding {
  const remembered = new Map<string, Encoding>();
  return (header = "") => {
    const known = remembered.get(header);
    if (known !== undefined) return known;
    const encoding = negotiateEncoding(header);
    if (remembered.size >= MAX_REMEMBERED) remembered.clear();
    remembered.set(header, encoding);
    return encoding;
  };
}

/**
 * Selects the content coding for an Accept-Encoding header (RFC 9110, 12.5.3): the highest weight,
 * then the smallest body. Falls back to `identity` even when the client refuses it.
 */
export function negotiateEncoding(header: string): Encoding {
  const weights = readWeights(header);
  const rest = weights.get("*") ?? 0;
  const weigh = (encoding: Encoding) => weights.get(encoding) ?? rest;
  const packed = ENCODINGS.filter((encoding) => encoding !== "identity");
  const best = packed.reduce((a, b) => (weigh(b) > weigh(a) ? b : a));
  const plain = weights.get("identity") ?? 0;
  return weigh(best) > 0 && weigh(best) >= plain ? best : "identity";
}

/** Parses the weights by name; a malformed weight counts as 0. */
function readWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
    if (name !== "")
      weights.set(name === "x-gzip" ? "gzip" : name, readWeight(parameters));
  }
  return weights;
}

function readWeight(parameters: readonly string[]): number {
  const [first] = parameters;
  if (first === undefined) return 1;
  const weight = /^q\s*=\s*([01](?:\.\d{0,3})?)$/.exec(first)?.[1];
  return weight === undefined ? 0 : Math.min(1, Number(weight));
}
