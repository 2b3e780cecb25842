import { isLoopback } from "~/domain/site/loopback";

export interface Visit {
  /** Host that the visitor asked, with its port. */
  host: string;
  /** Sec-Fetch-Dest; browsers leave it out where there is neither https nor loopback. */
  destination: string | undefined;
  referer: string | undefined;
  /** Of the code in the address. */
  hash: string;
  /** The visitor has just been warned of it. */
  isConfirmed: boolean;
  /** Code in a form: it has no address that one could be led to. */
  isForm: boolean;
}

export interface RunnerHosts {
  /** Hosts whose pages may show code in frames. */
  site: readonly string[];
  /** The runner's own; null when it is the site's. */
  runner: string | null;
}

export type Judgement = "show" | "warn" | "forbid";

/**
 * Code in an address could be anybody's: it runs in frames of the site, and for visitors who came
 * to it on their own after a warning (server contract, 18.2).
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

/** The hash of the code as a subdomain: each code has an origin of its own there. */
function isPermanentLink({ host, hash }: Visit, { runner }: RunnerHosts): boolean {
  return runner !== null && host.toLowerCase() === `${hash}.${runner}`;
}

function isFromSite({ referer }: Visit, { site }: RunnerHosts): boolean {
  return (
    referer !== undefined && URL.canParse(referer) && site.includes(new URL(referer).host)
  );
}
