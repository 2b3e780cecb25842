import {
  collectHeaders,
  NO_ANSWER,
  type Capture,
  type CapturedResponse,
  type CapturedSession,
  type Hop,
} from "./capture";
import { createJar } from "./cookie-jar.server";
import type { PreloadList } from "./preloads";

export const CORS_ORIGIN = "https://scanner.example";

export interface Situation {
  host?: string;
  status?: number;
  headers?: readonly (readonly [string, string])[];
  body?: string;
  isText?: boolean;
  /** Path of plain HTTP, with the last status; null for no answer. */
  http?: readonly Hop[] | null;
  https?: Partial<CapturedSession> | null;
  cors?: Record<string, string> | null;
}

const ROUTE: readonly Hop[] = [
  { url: "http://mozilla.org/", status: 301 },
  { url: "https://mozilla.org/", status: 301 },
  { url: "https://www.mozilla.org/", status: 200 },
];

/** The base situation of the list of cases, changed in what a case is about. */
export function createCapture(situation: Situation = {}): Capture {
  const { host = "mozilla.org", http = ROUTE, https = {}, cors = null } = situation;
  const response = toResponse(situation);
  const jar = createJar();
  jar.add(response.setCookies, `https://${host}/`);
  const session = { ...NO_ANSWER, response, cookies: jar.list() };
  return {
    site: { host, port: null, path: "/" },
    http: http ? { ...session, hops: http } : NO_ANSWER,
    https: https
      ? { ...session, hops: [{ url: `https://${host}/`, status: 200 }], ...https }
      : NO_ANSWER,
    cors,
    corsOrigin: CORS_ORIGIN,
  };
}

function toResponse(situation: Situation): CapturedResponse {
  const { status = 200, headers = [], body = "", isText = true } = situation;
  const hasType = headers.some(([name]) => name.toLowerCase() === "content-type");
  const type = hasType ? [] : [["Content-Type", "text/html"] as const];
  return { status, ...collectHeaders([...type, ...headers]), body, isText };
}

/** A capture whose answer has one header more. */
export function withHeader(name: string, ...values: string[]): Capture {
  return createCapture({ headers: values.map((value) => [name, value] as const) });
}

const PRELOADED: Readonly<Record<string, boolean>> = {
  "bugzilla.mozilla.org": true,
  "facebook.com": false,
  "cloudflare.com": true,
};

export const PRELOADS: PreloadList = {
  find(name) {
    const includesSubDomains = PRELOADED[name];
    return includesSubDomains === undefined ? null : { includesSubDomains };
  },
};
