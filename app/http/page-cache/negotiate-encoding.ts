export const ENCODINGS = ["br", "gzip", "identity"] as const;

/** How a body is packed, as Content-Encoding names it; `identity` is not packed. */
export type Encoding = (typeof ENCODINGS)[number];

/** Browsers send a handful of values; each is read once. */
const MAX_REMEMBERED = 100;

/** `negotiateEncoding`, which reads each value that clients send once. */
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
 * What to send to a client that says this of itself (RFC 9110, 12.5.3): of what it likes best,
 * the smallest. Who refuses everything gets the plain body all the same.
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

/** Weights by name; what can't be read counts as not accepted. */
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
