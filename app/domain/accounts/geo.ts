/** The reader's country, from headers of the proxies in front of the server. */
export interface Geo {
  country: string;
  country_iso: string;
}

/** In order of preference: delivery network (CDN), then hosting platform. */
const ISO_HEADERS = ["cloudfront-viewer-country", "x-appengine-country"];
const NAME_HEADER = "cloudfront-viewer-country-name";
const UNKNOWN: Geo = { country: "Unknown", country_iso: "ZZ" };
const MAX_NAME_CHARACTERS = 100;

/** The country by its code, named by the headers or in English; `ZZ` when no header has a code. */
export function readGeo(headers: Headers): Geo {
  const iso = findCountryCode((name) => headers.get(name));
  if (iso === null) return UNKNOWN;
  const given = headers.get(NAME_HEADER)?.trim() ?? "";
  const isUsable = given !== "" && given.length <= MAX_NAME_CHARACTERS;
  return { country: isUsable ? given : nameCountry(iso), country_iso: iso };
}

/** ISO 3166-1 code of the reader's country, in capitals: the first header's that has one; null when unknown. */
export function findCountryCode(
  readHeader: (name: string) => string | null | undefined,
): string | null {
  const iso = ISO_HEADERS.map((name) => readHeader(name)?.toUpperCase()).find((value) =>
    /^[A-Z]{2}$/.test(value ?? ""),
  );
  return iso === undefined || iso === UNKNOWN.country_iso ? null : iso;
}

/** Intl.DisplayNames returns an unassigned code unchanged; it counts as unknown. */
function nameCountry(iso: string): string {
  const name = new Intl.DisplayNames("en", { type: "region" }).of(iso);
  return name === undefined || name === iso ? UNKNOWN.country : name;
}
