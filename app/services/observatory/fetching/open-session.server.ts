import { parseUrl } from "~/domain/http/parse-url";
import {
  NO_ANSWER,
  type CapturedResponse,
  type CapturedSession,
  type Hop,
} from "../engine/capture";
import { createJar, type Jar } from "../engine/cookie-jar.server";
import { startDeadline } from "~/resilience/limited-fetch";
import { isCertificateError, readCode } from "./certificate-errors";
import { exchange } from "./exchange.server";
import type { FetchRules } from "./limits";
import { BlockedTargetError, type PinHost, type PinnedAddress } from "./pin-host.server";

const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];
const ACCEPT = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";

export interface SessionTools {
  rules: FetchRules;
  pinHost: PinHost;
  signal: AbortSignal;
}

/** Follows a URL to the page that it leads to. Never throws: no answer is an answer too. */
export async function openSession(
  start: string,
  tools: SessionTools,
): Promise<CapturedSession> {
  const { sessionMilliseconds } = tools.rules.limits;
  const { signal, end } = startDeadline(sessionMilliseconds, tools.signal);
  const way = { ...createWay(start, tools), signal };
  try {
    return toSession(await follow(start, { ...way, isVerified: true }), way);
  } catch (error) {
    if (!isCertificateError(error)) return { ...NO_ANSWER, hops: way.hops };
    return await retryUnverified(start, { ...tools, signal }, readCode(error));
  } finally {
    end();
  }
}

/** The answer in spite of its certificate, which the report tells. */
async function retryUnverified(
  start: string,
  tools: SessionTools,
  certificateError: string,
): Promise<CapturedSession> {
  const way = createWay(start, tools);
  const told = { isVerified: false, certificateError };
  try {
    const response = await follow(start, { ...way, isVerified: false });
    return { ...toSession(response, way), ...told };
  } catch {
    return { ...NO_ANSWER, hops: way.hops, ...told };
  }
}

function createWay(start: string, tools: SessionTools) {
  const { host: startHost } = new URL(start);
  return { ...tools, startHost, hops: [] as Hop[], jar: createJar() };
}

interface Way extends SessionTools {
  startHost: string;
  hops: Hop[];
  jar: Jar;
  isVerified: boolean;
}

async function follow(start: string, way: Way): Promise<CapturedResponse> {
  let url = new URL(start);
  for (let left = way.rules.limits.redirects; ; left -= 1) {
    const response = await ask(url, way);
    way.hops.push({ url: url.href, status: response.status });
    way.jar.add(response.setCookies, url.href);
    const next = findNext(url, response);
    if (!next || left === 0) return response;
    url = next;
  }
}

async function ask(url: URL, way: Way): Promise<CapturedResponse> {
  const { rules, signal, isVerified } = way;
  const pinned = await pinTarget(url, way);
  const cookie = way.jar.write(url.href);
  const headers = {
    ...listExtraHeaders(url, way),
    Accept: ACCEPT,
    ...(cookie !== "" && { Cookie: cookie }),
  };
  return exchange({ url, method: "GET", headers, pinned, isVerified, signal }, rules);
}

/** Other hosts, to which a redirect may lead, never get them. */
function listExtraHeaders(url: URL, { rules, startHost }: Way): Record<string, string> {
  const { extraHeaders } = rules;
  if (!extraHeaders || url.host !== startHost) return {};
  const isSafe = url.protocol === "https:" || extraHeaders.isForHttpToo;
  return isSafe ? extraHeaders.headers : {};
}

/** Null where an answer leads nowhere else. User names in an address are dropped. */
export function findNext(
  url: URL,
  { status, headers }: Pick<CapturedResponse, "status" | "headers">,
): URL | null {
  const location = headers["location"];
  if (!REDIRECTS.includes(status) || location === undefined) return null;
  const next = parseUrl(location, url);
  if (!next) return null;
  next.username = "";
  next.password = "";
  return next;
}

/**
 * Checks scheme, address and port, at the start and after each redirect. The port comes last: which ones
 * are allowed depends on the address.
 *
 * @throws BlockedTargetError, UnknownHostError
 */
export async function pinTarget(
  { protocol, hostname, port }: URL,
  { rules, pinHost }: SessionTools,
): Promise<PinnedAddress> {
  if (protocol !== "http:" && protocol !== "https:")
    throw new BlockedTargetError("target refused");
  const pinned = await pinHost(hostname);
  if (port !== "" && !isPortAllowed(Number(port), pinned, rules))
    throw new BlockedTargetError("target refused");
  return pinned;
}

export function isPortAllowed(
  port: number,
  { address }: PinnedAddress,
  { ports, isOpened }: FetchRules,
): boolean {
  return ports.includes(port) || isOpened(address);
}

function toSession(
  response: CapturedResponse,
  { hops, jar }: { hops: readonly Hop[]; jar: Jar },
): CapturedSession {
  return { ...NO_ANSWER, response, hops, cookies: jar.list() };
}
