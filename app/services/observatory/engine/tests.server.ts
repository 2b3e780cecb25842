import type { Capture } from "./capture";
import { judgeCsp, type CspJudgement } from "./csp/judge-csp";
import { judgeCookies, type CookiesJudgement } from "./judge-cookies";
import {
  judgeContentTypeOptions,
  judgeCors,
  judgeFrameOptions,
  judgeReferrerPolicy,
  judgeResourcePolicy,
  type HeaderJudgement,
  type SourcedJudgement,
} from "./judge-headers";
import {
  judgeEmbedderPolicy,
  judgeOpenerPolicy,
  type IsolationJudgement,
} from "./judge-isolation";
import { judgeScripts, type ScriptsJudgement } from "./judge-scripts.server";
import {
  judgeHsts,
  judgeRedirection,
  type HstsJudgement,
  type RedirectionJudgement,
} from "./judge-transport";
import type { PreloadList } from "./preloads";
import { isPassed, type ResultId } from "./results";

/** Findings of each test, by its name. */
export interface Judgements {
  "content-security-policy": CspJudgement;
  cookies: CookiesJudgement;
  "cross-origin-embedder-policy": IsolationJudgement;
  "cross-origin-opener-policy": IsolationJudgement;
  "cross-origin-resource-sharing": HeaderJudgement;
  redirection: RedirectionJudgement;
  "referrer-policy": SourcedJudgement;
  "strict-transport-security": HstsJudgement;
  "subresource-integrity": ScriptsJudgement;
  "x-content-type-options": HeaderJudgement;
  "x-frame-options": HeaderJudgement;
  "cross-origin-resource-policy": SourcedJudgement;
}

export type TestName = keyof Judgements;

/** The set of tests: version 5 of the scoring lacks the two of version 6. */
export type Profile = 5 | 6;

export const PROFILES: readonly Profile[] = [5, 6];
export const DEFAULT_PROFILE: Profile = 6;

export interface TestFacts {
  title: string;
  /** Path of the guide below `/en-US/docs/Web/`. */
  guide: string;
  /** Path of the page about its header, below the same. */
  subject: string;
  expectation: ResultId;
  /** How the ids of its results begin. */
  prefix: string;
  /** The first profile that has it. */
  since: Profile;
}

const HEADERS = "HTTP/Reference/Headers";
const GUIDES = "Security/Practical_implementation_guides";

/** Every test, in the order in which results are served. */
export const TESTS: Readonly<Record<TestName, TestFacts>> = {
  "content-security-policy": {
    title: "Content Security Policy (CSP)",
    guide: `${GUIDES}/CSP`,
    subject: `${HEADERS}/Content-Security-Policy`,
    expectation: "csp-implemented-with-no-unsafe",
    prefix: "csp",
    since: 5,
  },
  cookies: {
    title: "Cookies",
    guide: `${GUIDES}/Cookies`,
    subject: `${HEADERS}/Set-Cookie`,
    expectation: "cookies-secure-with-httponly-sessions",
    prefix: "cookies",
    since: 5,
  },
  "cross-origin-embedder-policy": {
    title: "Cross Origin Embedder Policy",
    guide: `${HEADERS}/Cross-Origin-Embedder-Policy`,
    subject: `${HEADERS}/Cross-Origin-Embedder-Policy`,
    expectation: "coep-not-implemented",
    prefix: "coep",
    since: 6,
  },
  "cross-origin-opener-policy": {
    title: "Cross Origin Opener Policy",
    guide: `${HEADERS}/Cross-Origin-Opener-Policy`,
    subject: `${HEADERS}/Cross-Origin-Opener-Policy`,
    expectation: "coop-not-implemented",
    prefix: "coop",
    since: 6,
  },
  "cross-origin-resource-sharing": {
    title: "Cross Origin Resource Sharing (CORS)",
    guide: `${GUIDES}/CORS`,
    subject: `${HEADERS}/Access-Control-Allow-Origin`,
    expectation: "cross-origin-resource-sharing-not-implemented",
    prefix: "cross-origin-resource-sharing",
    since: 5,
  },
  redirection: {
    title: "Redirection",
    guide: `${GUIDES}/TLS#http_redirection`,
    subject: "HTTP/Guides/Redirections",
    expectation: "redirection-to-https",
    prefix: "redirection",
    since: 5,
  },
  "referrer-policy": {
    title: "Referrer Policy",
    guide: `${GUIDES}/Referrer_policy`,
    subject: `${HEADERS}/Referrer-Policy`,
    expectation: "referrer-policy-private",
    prefix: "referrer-policy",
    since: 5,
  },
  "strict-transport-security": {
    title: "Strict Transport Security (HSTS)",
    guide: `${GUIDES}/TLS#http_strict_transport_security_implementation`,
    subject: `${HEADERS}/Strict-Transport-Security`,
    expectation: "hsts-implemented-max-age-at-least-six-months",
    prefix: "hsts",
    since: 5,
  },
  "subresource-integrity": {
    title: "Subresource Integrity",
    guide: "Security/Subresource_Integrity",
    subject: "Security/Defenses/Subresource_Integrity",
    expectation: "sri-implemented-and-external-scripts-loaded-securely",
    prefix: "sri",
    since: 5,
  },
  "x-content-type-options": {
    title: "X-Content-Type-Options",
    guide: `${GUIDES}/MIME_types`,
    subject: `${HEADERS}/X-Content-Type-Options`,
    expectation: "x-content-type-options-nosniff",
    prefix: "x-content-type-options",
    since: 5,
  },
  "x-frame-options": {
    title: "X-Frame-Options",
    guide: "Security/Attacks/Clickjacking",
    subject: `${HEADERS}/X-Frame-Options`,
    expectation: "x-frame-options-sameorigin-or-deny",
    prefix: "x-frame-options",
    since: 5,
  },
  "cross-origin-resource-policy": {
    title: "Cross Origin Resource Policy",
    guide: `${GUIDES}/CORP`,
    subject: `${HEADERS}/Cross-Origin-Resource-Policy`,
    expectation: "corp-implemented-with-same-site",
    prefix: "corp",
    since: 5,
  },
};

export const TEST_NAMES = Object.keys(TESTS) as TestName[];

/** The tests of a profile, in order. */
export function listTests(profile: Profile): TestName[] {
  return TEST_NAMES.filter((name) => TESTS[name].since <= profile);
}

/** Slugs of the pages that explain a test, the best first; the site may lack any of them. */
export function listGuides(name: TestName): string[] {
  const { guide, subject } = TESTS[name];
  const [page = ""] = guide.split("#", 1);
  return [`Web/${page}`, `Web/${subject}`];
}

/** Runs every test on what a site has answered. */
export function judgeCapture(capture: Capture, preloads: PreloadList): Judgements {
  const csp = judgeCsp(capture);
  const hsts = judgeHsts(capture, preloads);
  return {
    "content-security-policy": csp,
    cookies: judgeCookies(capture, isPassed(hsts.result)),
    "cross-origin-embedder-policy": judgeEmbedderPolicy(capture),
    "cross-origin-opener-policy": judgeOpenerPolicy(capture),
    "cross-origin-resource-sharing": judgeCors(capture),
    redirection: judgeRedirection(capture, preloads),
    "referrer-policy": judgeReferrerPolicy(capture),
    "strict-transport-security": hsts,
    "subresource-integrity": judgeScripts(capture),
    "x-content-type-options": judgeContentTypeOptions(capture),
    "x-frame-options": judgeFrameOptions(capture, csp.limitsFrames),
    "cross-origin-resource-policy": judgeResourcePolicy(capture),
  };
}
