import { decodePercent } from "../text/decode-percent";

/** Longest text that is searched for; more would be a whole article. */
const MAX_CHARACTERS = 100;
/** Longest query of the search, in UTF-8. */
export const MAX_QUERY_BYTES = 200;

const ADDRESS = /https?:\/\/\S+/gi;
/** Control characters, marks of writing direction, and what stands for broken characters. */
const INVISIBLE = /[\p{Cc}\ufffd\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Query for what another app has shared with the installed site (http/site-files/manifest): the
 * text without the addresses that apps add to it, or the last part of an address, which names its
 * subject. Null when the request shares nothing that can be searched for.
 */
export function findSharedQuery(params: URLSearchParams): string | null {
  if (params.has("q")) return null;
  const shared = ["text", "url", "title"].map((name) => toText(params.get(name) ?? ""));
  const address = shared.map(readAddress).find((subject) => subject !== "");
  const words = shared.map(dropAddresses);
  // A text tells what the reader has chosen, an address what it is about, a title names the site too.
  const [text = "", , title = ""] = words;
  const query = [text, address ?? "", title].find((each) => each !== "") ?? "";
  return shorten(query) || null;
}

function toText(value: string): string {
  return value.replace(INVISIBLE, " ");
}

function dropAddresses(value: string): string {
  return joinWords(value.replace(ADDRESS, " "));
}

/** Subject of the first address in a value; empty when there is none. */
function readAddress(value: string): string {
  const [first = ""] = value.match(ADDRESS) ?? [];
  return URL.canParse(first) ? joinWords(toText(readSubject(new URL(first)))) : "";
}

function readSubject({ pathname, hostname }: URL): string {
  const last = pathname.split("/").findLast((segment) => segment !== "") ?? hostname;
  return decodePercent(last)?.replaceAll("_", " ") ?? last;
}

function joinWords(value: string): string {
  return value.replace(/\s+/g, " ").trim();
}

/** Cuts between characters. */
function shorten(query: string): string {
  const encoder = new TextEncoder();
  let short = "";
  let bytes = 0;
  for (const character of query) {
    bytes += encoder.encode(character).length;
    if (bytes > MAX_QUERY_BYTES || short.length >= MAX_CHARACTERS) break;
    short += character;
  }
  return short.trim();
}
