import { parseUrl } from "~/domain/http/parse-url";
import { findResponse, type Capture, type CapturedResponse } from "./capture";
import { readTags } from "./read-tags";
import type { ResultId } from "./results";
import { MAX_HOST_CHARACTERS, toRegistrableDomain } from "./site.server";

export interface ScriptsJudgement {
  result: ResultId;
  /** Scripts of other sites, by their address as written. */
  data: Record<string, { crossorigin: string | null; integrity: string | null }>;
}

/** How a script is loaded, and whether something vouches for its content. */
interface Script {
  src: string;
  isForeign: boolean;
  isSecure: boolean;
  crossorigin: string | null;
  integrity: string | null;
}

const HTML_TYPES: readonly string[] = ["", "text/html", "application/xhtml+xml"];
const MAX_DATA_CHARACTERS = 32_768;

/** From the best to the worst, by whether a hash is missing and not by points, as the public scanner orders them. */
const FAULTS = [
  "sri-implemented-but-external-scripts-not-loaded-securely",
  "sri-not-implemented-but-external-scripts-loaded-securely",
  "sri-not-implemented-and-external-scripts-not-loaded-securely",
] as const satisfies readonly ResultId[];

export function judgeScripts(capture: Capture): ScriptsJudgement {
  const response = findResponse(capture);
  const [type = ""] = (response?.headers["content-type"] ?? "").split(";");
  if (!response || !HTML_TYPES.includes(type.trim().toLowerCase()))
    return { result: "sri-not-implemented-response-not-html", data: {} };
  if (!response.isText) return { result: "html-not-parseable", data: {} };
  const { scripts, hasScripts } = listScripts(capture, response);
  const foreign = scripts.filter(({ isForeign }) => isForeign);
  const data = Object.fromEntries(
    foreign.map(({ src, crossorigin, integrity }) => [src, { crossorigin, integrity }]),
  );
  return {
    result: hasScripts
      ? judge(scripts, foreign)
      : "sri-not-implemented-but-no-scripts-loaded",
    data: JSON.stringify(data).length < MAX_DATA_CHARACTERS ? data : {},
  };
}

function judge(scripts: readonly Script[], foreign: readonly Script[]): ResultId {
  const faults = foreign.map(findFault);
  const worst = FAULTS.findLast((fault) => faults.includes(fault));
  if (worst) return worst;
  const isOwnChecked = scripts.some(
    ({ isForeign, isSecure, integrity }) => !isForeign && isSecure && integrity !== null,
  );
  if (isOwnChecked) return "sri-implemented-and-all-scripts-loaded-securely";
  return foreign.length > 0
    ? "sri-implemented-and-external-scripts-loaded-securely"
    : "sri-not-implemented-but-all-scripts-loaded-from-secure-origin";
}

function findFault({ integrity, isSecure }: Script): (typeof FAULTS)[number] | null {
  if (integrity !== null)
    return isSecure ? null : "sri-implemented-but-external-scripts-not-loaded-securely";
  return isSecure
    ? "sri-not-implemented-but-external-scripts-loaded-securely"
    : "sri-not-implemented-and-external-scripts-not-loaded-securely";
}

function listScripts(capture: Capture, { body }: CapturedResponse) {
  const scripts: Script[] = [];
  const page = new URL(toPageUrl(capture));
  const own = [capture.site.host, page.hostname].map(toRegistrableDomain);
  const ways: Ways = { own, isOnHttps: capture.https.response !== null };
  let hasScripts = false;
  let base = toBase(page);
  let hasBase = false;
  for (const { name, attributes } of readTags(body)) {
    const href = name === "base" ? attributes.get("href") : undefined;
    const newBase = href !== undefined && !hasBase ? parseUrl(href, base) : null;
    if (newBase) {
      base = toBase(newBase);
      hasBase = true;
    }
    if (name !== "script") continue;
    hasScripts = true;
    const src = attributes.get("src") ?? "";
    const place = src === "" ? null : findPlace(src, base, ways);
    if (!place) continue;
    const read = (attribute: string) => attributes.get(attribute) ?? null;
    scripts.push({
      src,
      ...place,
      crossorigin: read("crossorigin"),
      integrity: read("integrity") === "" ? null : read("integrity"),
    });
  }
  return { scripts, hasScripts };
}

/** Facts of the site that each script is compared with. */
interface Ways {
  /** Registrable domains of the site. */
  own: readonly string[];
  isOnHttps: boolean;
}

/** A base by which no relative address is one. */
const NO_BASE = "data:,";

/**
 * Scheme and host of an address: what its scripts are judged by. The rest is left out, because it would be read
 * again with each script, and a stranger's page has room for a base of a megabyte and thousands of scripts.
 */
function toBase(url: URL): string {
  const root = parseUrl("/", url);
  if (!root || root.hostname.length > MAX_HOST_CHARACTERS) return NO_BASE;
  return `${root.protocol}//${root.host}/`;
}

/** Null for an address that leads nowhere: browsers load nothing then. */
function findPlace(
  src: string,
  base: string,
  { own, isOnHttps }: Ways,
): Pick<Script, "isForeign" | "isSecure"> | null {
  // An address without a scheme is as insecure as the least secure way to the page.
  if (/^[\\/]{2}/.test(src.trimStart())) return { isForeign: true, isSecure: false };
  const url = parseUrl(src, base);
  if (!url) return null;
  const { protocol, hostname } = url;
  if (protocol !== "http:" && protocol !== "https:")
    return { isForeign: false, isSecure: isOnHttps };
  return {
    isForeign: !own.includes(toRegistrableDomain(hostname)),
    isSecure: protocol === "https:",
  };
}

function toPageUrl({ site, http, https }: Capture): string {
  const session = https.response ? https : http;
  const scheme = https.response ? "https" : "http";
  return session.hops.at(-1)?.url ?? `${scheme}://${site.host}${site.path}`;
}
