/** Where a reader is, as far as what stands in front of the server tells. */
export interface Geo {
  country: string;
  country_iso: string;
}

/** First what the delivery network says, then what the hosting platform says. */
const ISO_HEADERS = ["cloudfront-viewer-country", "x-appengine-country"];
const NAME_HEADER = "cloudfront-viewer-country-name";
const UNKNOWN: Geo = { country: "Unknown", country_iso: "ZZ" };
const MAX_NAME_CHARACTERS = 100;

export function readGeo(headers: Headers): Geo {
  const iso = ISO_HEADERS.map((name) => headers.get(name)?.toUpperCase()).find((value) =>
    /^[A-Z]{2}$/.test(value ?? ""),
  );
  if (iso === undefined || iso === UNKNOWN.country_iso) return UNKNOWN;
  const given = headers.get(NAME_HEADER)?.trim() ?? "";
  const isUsable = given !== "" && given.length <= MAX_NAME_CHARACTERS;
  return { country: isUsable ? given : nameCountry(iso), country_iso: iso };
}

/** A code that stands for nothing is its own name to the browser's list of names. */
function nameCountry(iso: string): string {
  const name = new Intl.DisplayNames("en", { type: "region" }).of(iso);
  return name === undefined || name === iso ? UNKNOWN.country : name;
}
