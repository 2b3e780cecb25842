import {
  getGraded,
  NO_ANSWER,
  type Capture,
  type CapturedSession,
} from "../engine/capture";
import { isAddress, SiteError, type Site } from "../engine/site.server";
import { parseUrl } from "~/domain/http/parse-url";
import { startDeadline } from "~/resilience/limited-fetch";
import { isCertificateError } from "./certificate-errors";
import { exchange } from "./exchange.server";
import type { FetchRules } from "./limits";
import {
  findNext,
  isPortAllowed,
  openSession,
  pinTarget,
  type SessionTools,
} from "./open-session.server";
import {
  BlockedTargetError,
  createPinHost,
  type PinHost,
  type PinnedAddress,
} from "./pin-host.server";

/** An origin that no site knows: one that lets it in lets all in. */
export const CORS_ORIGIN = "https://observatory.example";

/** A site that could not be graded, with a message in English for programs. */
export class ScanError extends Error {
  override readonly name = "ScanError";
  readonly code: "site-down" | "unexpected-status";

  constructor(code: ScanError["code"], message: string) {
    super(message);
    this.code = code;
  }
}

export interface CapturedSite extends Capture {
  /** The name with `www.` was asked, because the one that was typed has no address. */
  isOnWww: boolean;
}

/**
 * Asks a site over both schemes, and once for another origin.
 *
 * @throws SiteError for a site that may not be scanned, ScanError for one that can't be graded.
 */
export async function captureSite(asked: Site, rules: FetchRules): Promise<CapturedSite> {
  const signal = AbortSignal.timeout(rules.limits.scanMilliseconds);
  const pinHost = createPinHost(rules);
  const tools = { rules, pinHost, signal };
  const { host, pinned } = await getHost(asked.host, tools);
  requireSite(asked, pinned, rules);
  const site = { ...asked, host };
  const sessions = await openSessions(site, tools);
  requireAnswer(getGraded(sessions));
  const cors = await askForOther(getGraded(sessions), tools);
  const isOnWww = host !== asked.host;
  return { site, ...sessions, cors, corsOrigin: CORS_ORIGIN, isOnWww };
}

/** Outside the networks that the operator has opened, sites are names, at the usual ports. */
function requireSite(
  { host, port }: Site,
  pinned: PinnedAddress,
  rules: FetchRules,
): void {
  if (isAddress(host) && !rules.isOpened(pinned.address))
    throw new SiteError("invalid-hostname-ip", "Cannot scan IP addresses");
  if (port !== null && !isPortAllowed(port, pinned, rules))
    throw new SiteError(
      "invalid-site",
      `${host} is invalid: only ports ${rules.ports.join(", ")} can be scanned`,
    );
}

/** The name that has an address: as typed, else with `www.` in front. */
async function getHost(typed: string, { pinHost }: SessionTools) {
  for (const host of [typed, `www.${typed}`]) {
    const pinned = await findAddress(host, pinHost);
    if (pinned) return { host, pinned };
  }
  throw new SiteError("invalid-hostname-lookup", `${typed} cannot be resolved`);
}

async function findAddress(
  name: string,
  pinHost: PinHost,
): Promise<PinnedAddress | null> {
  try {
    return await pinHost(name);
  } catch (error) {
    // The message names no range: it would tell strangers what is inside.
    if (error instanceof BlockedTargetError)
      throw new SiteError("invalid-hostname", "Invalid hostname");
    return null;
  }
}

/** Both schemes. A port of its own belongs to one of them; HTTP is asked at its usual one then. */
async function openSessions(
  { host, port, path }: Site,
  tools: SessionTools,
): Promise<{ http: CapturedSession; https: CapturedSession }> {
  const open = (scheme: string, at: number | null) =>
    openSession(`${scheme}://${host}${at === null ? "" : `:${at}`}${path}`, tools);
  if (port !== null && !(await speaksTls({ host, port, path }, tools)))
    return { http: await open("http", port), https: NO_ANSWER };
  const [http, https] = await Promise.all([open("http", null), open("https", port)]);
  return { http, https };
}

/** Whether a port answers over TLS, with whatever certificate. */
async function speaksTls(
  { host, port, path }: Site,
  tools: SessionTools,
): Promise<boolean> {
  const { rules, signal } = tools;
  const url = new URL(`https://${host}:${String(port)}${path}`);
  // A server of plain HTTP may wait for the rest of what it takes for a request.
  const limited = startDeadline(rules.limits.sessionMilliseconds, signal);
  try {
    const pinned = await pinTarget(url, tools);
    await exchange(
      {
        url,
        method: "HEAD",
        headers: {},
        pinned,
        isVerified: false,
        signal: limited.signal,
      },
      rules,
    );
    return true;
  } catch (error) {
    return isCertificateError(error);
  } finally {
    limited.end();
  }
}

const GRADED_STATUSES: readonly number[] = [401, 403];

function requireAnswer({ response }: CapturedSession): void {
  if (!response) throw new ScanError("site-down", "The site seems to be down.");
  const { status } = response;
  if ((status >= 200 && status < 400) || GRADED_STATUSES.includes(status)) return;
  throw new ScanError(
    "unexpected-status",
    `Site did respond with an unexpected HTTP status code ${status}.`,
  );
}

/** Headers for another origin at the page's own address, or where it leads that origin; null without a good answer. */
async function askForOther(
  { hops, isVerified }: CapturedSession,
  tools: SessionTools,
): Promise<Capture["cors"]> {
  const { rules, signal } = tools;
  const { sessionMilliseconds, redirects } = rules.limits;
  const headers = { Origin: CORS_ORIGIN, "Access-Control-Request-Method": "GET" };
  const limited = startDeadline(sessionMilliseconds, signal);
  const asked = { headers, isVerified, signal: limited.signal };
  let method: "OPTIONS" | "GET" = "OPTIONS";
  let next = parseUrl(hops.at(-1)?.url ?? "");
  try {
    for (let left = redirects; next && left >= 0; left -= 1) {
      const url: URL = next;
      const pinned = await pinTarget(url, tools);
      const answer = await exchange({ ...asked, url, method, pinned }, rules);
      if (answer.status >= 200 && answer.status < 300) return answer.headers;
      if (answer.status === 303) method = "GET";
      next = findNext(url, answer);
    }
    return null;
  } catch {
    return null;
  } finally {
    limited.end();
  }
}
