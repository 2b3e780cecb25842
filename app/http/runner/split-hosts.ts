import type { RequestListener } from "node:http";
import { parseUrl } from "~/domain/http/parse-url";

/**
 * Splits one socket between two origins: requests for the runner's host or its subdomains never
 * reach the site. Must run before everything else, caches included.
 *
 * @param runner Null when the runner has no host of its own.
 */
export function splitHosts(
  runner: RequestListener | null,
  origin: string,
): (site: RequestListener) => RequestListener {
  const { host, protocol } = new URL(origin);
  return (site) => {
    if (!runner) return site;
    return (request, response) => {
      const asked = toHost(protocol, request.headers.host);
      const isRunner = asked === host || asked?.endsWith(`.${host}`);
      (isRunner ? runner : site)(request, response);
    };
  };
}

/** Normalises to lower case without the default port; null when the header is invalid. */
function toHost(protocol: string, header: string | undefined): string | null {
  return header === undefined ? null : (parseUrl(`${protocol}//${header}`)?.host ?? null);
}
