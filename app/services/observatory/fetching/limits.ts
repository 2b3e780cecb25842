/** Bounds of one scan: what a site sends beyond them is not looked at. */
export interface FetchLimits {
  /** Time of all answers of one scheme, redirects and bodies included. */
  sessionMilliseconds: number;
  /** Time of the whole scan. */
  scanMilliseconds: number;
  redirects: number;
  /** After decompression. */
  bodyBytes: number;
  headerBytes: number;
}

export const FETCH_LIMITS: FetchLimits = {
  sessionMilliseconds: 10_000,
  scanMilliseconds: 30_000,
  redirects: 10,
  bodyBytes: 2 * 1024 * 1024,
  headerBytes: 64 * 1024,
};

/** Tells all addresses of a name. */
export type Resolve = (host: string) => Promise<readonly string[]>;

/** Rules that decide where a scan may connect to. */
export interface FetchRules {
  resolve: Resolve;
  isAllowed: (address: string) => boolean;
  /** The ports of every address; those of opened networks are not limited. */
  ports: readonly number[];
  /** Whether the operator has opened the network of an address: it may be named as a site, with any port. */
  isOpened: (address: string) => boolean;
  /** The ports that stand for 80 and 443: tests have other ones. */
  defaultPorts: { http: number; https: number };
  limits: FetchLimits;
  /** A certificate to trust instead of Node's. */
  ca?: string;
  userAgent: string;
  /** Headers for the scanned host alone, such as an authorization: over HTTPS unless said otherwise. */
  extraHeaders?: { headers: Record<string, string>; isForHttpToo: boolean };
}
