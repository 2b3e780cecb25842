import { toRecord } from "~/domain/text/to-record";

/** Names of widths, from the narrowest (content areas, 9). */
const BREAKPOINTS: readonly (readonly [name: string, from: number])[] = [
  ["xs", 0],
  ["sm", 426],
  ["md", 769],
  ["lg", 992],
  ["xl", 1200],
  ["xxl", 1441],
];

export const UTM_NAMES = ["source", "medium", "campaign", "term", "content"] as const;
export type UtmName = (typeof UTM_NAMES)[number];

export function getBreakpoint(width: number): string {
  return BREAKPOINTS.findLast(([, from]) => width >= from)?.[0] ?? "xs";
}

/** Campaign of an address: its utm_ parameters that have a value. */
export function readUtm(search: string): Partial<Record<UtmName, string>> {
  const params = new URLSearchParams(search);
  const named = UTM_NAMES.map((name) => [name, params.get(`utm_${name}`) ?? ""] as const);
  return Object.fromEntries(named.filter(([, value]) => value !== ""));
}

/** Account and country of the reader, as pings state them. */
export interface ReaderFacts {
  /** Null as long as it is unknown. */
  subscriptionType: string | null;
  geo: string | null;
  geoIso: string | null;
}

export const UNKNOWN_READER: ReaderFacts = {
  subscriptionType: null,
  geo: null,
  geoIso: null,
};

/** Asks for the reader's data; a failure leaves it unknown. */
export async function readReaderFacts(call: typeof fetch = fetch): Promise<ReaderFacts> {
  try {
    const response = await call("/api/v1/whoami");
    if (!response.ok) return UNKNOWN_READER;
    const answer = toRecord(await response.json());
    const geo = toRecord(answer["geo"]);
    return {
      subscriptionType: toText(answer["subscription_type"]),
      geo: toText(geo["country"]),
      geoIso: toText(geo["country_iso"]),
    };
  } catch {
    return UNKNOWN_READER;
  }
}

function toText(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

/** Status of the document's response; browsers that don't tell it show error pages as such. */
export function readStatus(isFirst: boolean): number {
  const [entry] = performance.getEntriesByType("navigation");
  const { responseStatus = 0 } = (entry ?? {}) as { responseStatus?: number };
  return isFirst && responseStatus > 0 ? responseStatus : 200;
}
