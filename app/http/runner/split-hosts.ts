import type { RequestListener } from "node:http";

/**
 * One socket for two origins: what asks for the runner's host, or a subdomain of it, never gets
 * to the site. In front of all else, caches too.
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

/** In small letters, and without the protocol's own port; null when it is no host. */
function toHost(protocol: string, header: string | undefined): string | null {
  const url = `${protocol}//${header}`;
  return header !== undefined && URL.canParse(url) ? new URL(url).host : null;
}
