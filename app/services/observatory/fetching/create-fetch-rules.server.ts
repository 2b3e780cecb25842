import { isPublicAddress } from "./addresses.server";
import { FETCH_LIMITS, type FetchRules } from "./limits";
import { createNameResolve, resolveBySystem } from "./pin-host.server";

const PORTS = [80, 443] as const;

export interface FetchRulesOptions {
  siteOrigin: string;
  /** Private networks that may be scanned all the same; null for none. */
  isAllowedPrivate: ((address: string) => boolean) | null;
  /** Name servers for public sites; those of the system when left out. */
  nameServers?: readonly string[];
}

/** The rules of a server: the public internet, and what its operator has opened. */
export function createFetchRules(options: FetchRulesOptions): FetchRules {
  const { siteOrigin, isAllowedPrivate } = options;
  const isOpened = (address: string) => isAllowedPrivate?.(address) === true;
  return {
    resolve: isAllowedPrivate ? resolveBySystem : createNameResolve(options.nameServers),
    isAllowed: (address) => isPublicAddress(address) || isOpened(address),
    isOpened,
    ports: PORTS,
    defaultPorts: { http: 80, https: 443 },
    limits: FETCH_LIMITS,
    userAgent: `Mozilla/5.0 (compatible; HTTP Observatory; +${siteOrigin}/en-US/observatory)`,
  };
}
