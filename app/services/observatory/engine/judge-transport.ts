import type { Capture, CapturedSession } from "./capture";
import { findPreload, type Preload, type PreloadList } from "./preloads";
import type { ResultId } from "./results";

export interface HstsJudgement {
  result: ResultId;
  data: string | null;
  maxAge: number | null;
  includeSubDomains: boolean;
  preload: boolean;
  preloaded: boolean;
}

const MAX_HEADER_CHARACTERS = 1024;
const SIX_MONTHS_SECONDS = 15_552_000;
const NOTHING = {
  data: null,
  maxAge: null,
  includeSubDomains: false,
  preload: false,
  preloaded: false,
};

export function judgeHsts(capture: Capture, list: PreloadList): HstsJudgement {
  const judgement = judgeHeader(capture.https);
  const entry = capture.https.response ? findPreload(list, capture.site.host) : null;
  return entry ? toPreloaded(judgement, entry) : judgement;
}

function judgeHeader({ response, hops, isVerified }: CapturedSession): HstsJudgement {
  if (!response) return { ...NOTHING, result: "hsts-not-implemented-no-https" };
  if (!isVerified) return { ...NOTHING, result: "hsts-invalid-cert" };
  const value = response.headers["strict-transport-security"];
  // Browsers ignore the header of an answer that came over plain HTTP.
  const isPlain = hops.at(-1)?.url.startsWith("http:") === true;
  if (value === undefined || isPlain)
    return { ...NOTHING, result: "hsts-not-implemented" };
  const data = value.slice(0, MAX_HEADER_CHARACTERS);
  const directives = data.split(";").map((each) => each.trim().toLowerCase());
  const maxAge = readMaxAge(directives);
  return {
    ...NOTHING,
    data,
    maxAge,
    includeSubDomains: directives.includes("includesubdomains"),
    preload: directives.includes("preload"),
    result: data.includes(",") || maxAge === null ? "hsts-header-invalid" : grade(maxAge),
  };
}

function grade(maxAge: number): ResultId {
  return maxAge < SIX_MONTHS_SECONDS
    ? "hsts-implemented-max-age-less-than-six-months"
    : "hsts-implemented-max-age-at-least-six-months";
}

/** Seconds, in quotes or not (RFC 6797); of several the last. Null for what is no number. */
function readMaxAge(directives: readonly string[]): number | null {
  const found = directives.findLast((each) => each.startsWith("max-age="));
  const digits = /^max-age=(?:"(\d+)"|(\d+))$/.exec(found ?? "");
  return digits ? Number(digits[1] ?? digits[2]) : null;
}

function toPreloaded(judgement: HstsJudgement, entry: Preload): HstsJudgement {
  const { includesSubDomains: includeSubDomains } = entry;
  return { ...judgement, result: "hsts-preloaded", preloaded: true, includeSubDomains };
}

export interface RedirectionJudgement {
  result: ResultId;
  destination: string | null;
  redirects: boolean;
  route: string[];
  statusCode: number | null;
}

const MAX_ROUTE_CHARACTERS = 8192;

/** Whether plain HTTP leads to HTTPS, and on the same host first. */
export function judgeRedirection(
  { http }: Capture,
  list: PreloadList,
): RedirectionJudgement {
  const { response, hops, isVerified } = http;
  const urls = hops.map(({ url }) => url);
  const facts = {
    destination: urls.at(-1) ?? null,
    redirects: urls.length > 1,
    statusCode: response?.status ?? null,
  };
  const route = JSON.stringify(urls).length > MAX_ROUTE_CHARACTERS ? [] : urls;
  if (!response) return { ...facts, route, result: "redirection-not-needed-no-http" };
  if (!isVerified) return { ...facts, route: [], result: "redirection-invalid-cert" };
  return { ...facts, route, result: judgeRoute(urls, list) };
}

function judgeRoute(urls: readonly string[], list: PreloadList): ResultId {
  const [first, second] = urls.map((url) => new URL(url));
  if (!first || !second) return "redirection-missing";
  if (urls.at(-1)?.startsWith("https:") !== true) return "redirection-not-to-https";
  if (urls.every((url) => findPreload(list, new URL(url).hostname)))
    return "redirection-all-redirects-preloaded";
  if (second.protocol === "http:")
    return "redirection-not-to-https-on-initial-redirection";
  return first.hostname === second.hostname
    ? "redirection-to-https"
    : "redirection-off-host-from-http";
}
