import { getGraded, findResponse, type Capture, type CapturedCookie } from "./capture";
import type { ResultId } from "./results";

export interface CookiesJudgement {
  result: ResultId;
  /** Cookies by name; of several with one name the last. */
  data: Record<string, Omit<CapturedCookie, "name">> | null;
  sameSite: boolean;
}

/** Set by a host's own balancer, which site owners can't change. */
const IGNORED = "heroku-session-affinity";

/** From the best to the worst. */
const FAULTS = [
  "cookies-without-secure-flag-but-protected-by-hsts",
  "cookies-without-secure-flag",
  "cookies-session-without-secure-flag-but-protected-by-hsts",
  "cookies-samesite-flag-invalid",
  "cookies-anticsrf-without-samesite-flag",
  "cookies-session-without-httponly-flag",
  "cookies-session-without-secure-flag",
] as const satisfies readonly ResultId[];

type Fault = (typeof FAULTS)[number];

/** @param isProtected Whether HSTS keeps cookies off plain HTTP. */
export function judgeCookies(capture: Capture, isProtected: boolean): CookiesJudgement {
  const cookies = getGraded(capture).cookies.filter(({ name }) => name !== IGNORED);
  if (cookies.length === 0)
    return { result: "cookies-not-found", data: null, sameSite: false };
  const lines = findResponse(capture)?.setCookies ?? [];
  const faults = cookies.flatMap((cookie) => listFaults(cookie, isProtected));
  if (lines.some(hasUnknownSameSite)) faults.push("cookies-samesite-flag-invalid");
  const worst = FAULTS.findLast((fault) => faults.includes(fault));
  const sameSite =
    worst === undefined && cookies.every(({ samesite }) => samesite !== undefined);
  return {
    result: worst ?? toGoodResult(sameSite),
    data: Object.fromEntries(cookies.map(({ name, ...cookie }) => [name, cookie])),
    sameSite,
  };
}

function toGoodResult(sameSite: boolean): ResultId {
  return sameSite
    ? "cookies-secure-with-httponly-sessions-and-samesite"
    : "cookies-secure-with-httponly-sessions";
}

function listFaults(cookie: CapturedCookie, isProtected: boolean): Fault[] {
  const name = cookie.name.toLowerCase();
  const isSession = name.includes("login") || name.includes("sess");
  const isAntiCsrf = name.includes("csrf");
  const { secure, httponly, samesite } = cookie;
  const faults: Fault[] = [];
  if (!secure && samesite === "none") faults.push("cookies-samesite-flag-invalid");
  if (!secure)
    faults.push(
      isProtected
        ? "cookies-without-secure-flag-but-protected-by-hsts"
        : "cookies-without-secure-flag",
    );
  if (!secure && isSession)
    faults.push(
      isProtected
        ? "cookies-session-without-secure-flag-but-protected-by-hsts"
        : "cookies-session-without-secure-flag",
    );
  if (isAntiCsrf && samesite === undefined)
    faults.push("cookies-anticsrf-without-samesite-flag");
  if (isSession && !httponly) faults.push("cookies-session-without-httponly-flag");
  return faults;
}

function hasUnknownSameSite(line: string): boolean {
  const [, ...attributes] = line.split(";").map((each) => each.trim().toLowerCase());
  return attributes
    .filter((each) => /^samesite\s*(?:=|$)/.test(each))
    .some((each) => !/^samesite\s*=\s*(?:lax|strict|none)$/.test(each));
}
