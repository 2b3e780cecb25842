import { isIP } from "node:net";
import { parse } from "tldts";
import { parseUrl } from "~/domain/http/parse-url";

/** Where a scan begins. */
export interface Site {
  /** Lower-case, in ASCII. */
  host: string;
  port: number | null;
  path: string;
}

/** Longest name that name servers can be asked for. */
export const MAX_HOST_CHARACTERS = 253;
const MAX_KEY_CHARACTERS = 255;

export type SiteFault =
  | "invalid-site"
  | "invalid-hostname-ip"
  | "invalid-hostname"
  | "invalid-hostname-lookup";

/** A site that can't be scanned, with a message in English for programs. */
export class SiteError extends Error {
  override readonly name = "SiteError";
  readonly code: SiteFault;

  constructor(code: SiteFault, message: string) {
    super(message);
    this.code = code;
  }
}

export interface SiteRules {
  /** Whether addresses and names without a public suffix are sites too: intranets and tests. */
  allowsLocal: boolean;
}

/**
 * Reads `host[:port][/path]`.
 *
 * @throws SiteError
 */
export function parseSite(text: string, { allowsLocal }: SiteRules): Site {
  const url = parseUrl(`https://${text.trim()}`);
  if (!url) throw toInvalid(text, "invalid site string");
  const { hostname: host } = url;
  if (host.length > MAX_HOST_CHARACTERS) throw toInvalid(host, "hostname is too long");
  const site = {
    host,
    port: url.port === "" ? null : Number(url.port),
    path: url.pathname,
  };
  if (toSiteKey(site).length > MAX_KEY_CHARACTERS)
    throw toInvalid(host, "path is too long");
  if (!allowsLocal) requirePublicName(host);
  return site;
}

/** Refuses what no public site is called. */
function requirePublicName(host: string): void {
  const labels = host.split(".");
  if (labels.length < 2 || labels.includes(""))
    throw toInvalid(host, "hostname must have at least a host and TLD (e.g., site.com)");
  if (isAddress(host))
    throw new SiteError("invalid-hostname-ip", "Cannot scan IP addresses");
  if (!isPublicName(host)) throw new SiteError("invalid-hostname", "Invalid hostname");
}

/** Whether a name ends in a top-level domain that there is. */
function isPublicName(host: string): boolean {
  return parse(host).isIcann === true;
}

/** The name that results are kept by: `host[:port][/path]`. */
export function toSiteKey({ host, port, path }: Site): string {
  return host + (port === null ? "" : `:${port}`) + (path === "/" ? "" : path);
}

/** Cuts the scheme off a typed or pasted URL, because `parseSite` takes none. */
export function cutToSite(typed: string): string {
  return typed.trim().replace(/^[a-z][a-z\d+.-]*:\/\//i, "");
}

/** Whether a text is an IPv4 or IPv6 address, with or without the brackets of a URL. */
export function isAddress(host: string): boolean {
  return isIP(host.replace(/^\[(.*)\]$/, "$1")) !== 0;
}

/** The registrable domain, such as example.co.uk; the host itself where there is none. */
export function toRegistrableDomain(host: string): string {
  return parse(host).domain ?? host;
}

function toInvalid(host: string, reason: string): SiteError {
  return new SiteError("invalid-site", `${host} is invalid: ${reason}`);
}
