import { parseUrl } from "~/domain/http/parse-url";
import { isLoopback } from "~/domain/http/loopback";

export interface Visit {
  /** Requested host, with its port. */
  host: string;
  /** Sec-Fetch-Dest; browsers omit it outside https and loopback. */
  destination: string | undefined;
  referer: string | undefined;
  /** Hash of the code in the URL. */
  hash: string;
  /** True when the visitor has confirmed the warning. */
  isConfirmed: boolean;
  /** True for code in a form, which has no URL to link to. */
  isForm: boolean;
}

export interface RunnerHosts {
  /** Hosts of the site, whose pages may embed the code. */
  site: readonly string[];
  /** The runner's own host; null when it shares the site's. */
  runner: string | null;
}

export type Judgement = "show" | "warn" | "forbid";

/**
 * Decides whether to run code from a URL, which anybody may have written: it runs in frames of the
 * site; visitors who open it directly see a warning first (server contract, 18.2).
 */
export function judgeVisit(visit: Visit, hosts: RunnerHosts): Judgement {
  const { host, destination, isConfirmed, isForm } = visit;
  const isInFrame = destination === "iframe";
  if (isForm) return isInFrame || isFromSite(visit, hosts) ? "show" : "forbid";
  if (!isLoopback(`http://${host}`) && !isPermanentLink(visit, hosts)) {
    const isUnknown = destination === undefined;
    if ((!isInFrame && !isUnknown) || !isFromSite(visit, hosts)) return "forbid";
    if (isUnknown) return "show";
  }
  return isInFrame || isConfirmed ? "show" : "warn";
}

/** Tells whether the subdomain is the hash of the code, which gives each code its own origin. */
function isPermanentLink({ host, hash }: Visit, { runner }: RunnerHosts): boolean {
  return runner !== null && host.toLowerCase() === `${hash}.${runner}`;
}

function isFromSite({ referer }: Visit, { site }: RunnerHosts): boolean {
  const from = referer === undefined ? null : parseUrl(referer);
  return from !== null && site.includes(from.host);
}
