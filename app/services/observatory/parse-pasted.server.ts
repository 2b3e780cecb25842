import { collectHeaders, NO_ANSWER, type Capture } from "./engine/capture";
import { createJar, findCookieUrl } from "./engine/cookie-jar.server";
import type { Site } from "./engine/site.server";
import { isResponseHeader } from "./response-headers";

/** Stands in for a site that was not named. */
const ANY_SITE: Site = { host: "example.com", port: null, path: "/" };
const MAX_LINES = 1000;
const STATUS = /^HTTP\/[\d.]+ (\d{3})/i;
/** Mark of received lines in the output of `curl -v`. */
const RECEIVED = /^<(?: |$)/;
const RECEIVED_STATUS = /^< HTTP\//i;
/** Any character may be in a value: one that ends no match would be tried with each tab before it. */
const HEADER = /^([!#$%&'*+.^\w`|~-]+):(.*)$/s;

/**
 * Headers as they were pasted, raw or as curl shows them (-i, -I, -v), made into an answer over
 * HTTPS; of several answers the last. Null where no header is found, or without a status line none
 * that answers have. What a paste can't show is left out: redirects from HTTP, and what other origins
 * are told.
 *
 * @param named The site; without one, cookies of every domain are its own.
 */
export function parsePasted(text: string, named: Site | null): Capture | null {
  const site = named ?? ANY_SITE;
  const all = text.split(/\r?\n/).slice(0, MAX_LINES);
  const isVerbose = all.some((line) => RECEIVED_STATUS.test(line));
  const received = isVerbose ? all.filter((line) => RECEIVED.test(line)) : all;
  const lines = received.map((line) => (isVerbose ? line.replace(RECEIVED, "") : line));
  const start = lines.findLastIndex((line) => STATUS.test(line));
  const found: (readonly [string, string])[] = [];
  for (const line of lines.slice(start + 1)) {
    const [, name, value = ""] = HEADER.exec(line.trimEnd()) ?? [];
    if (name !== undefined) found.push([name, value.trim()]);
    else if (found.length > 0) break;
  }
  // Error messages of programs have lines such as "curl: (6) Could not resolve host" too.
  const isAnswer = start !== -1 || found.some(([name]) => isResponseHeader(name));
  if (found.length === 0 || !isAnswer) return null;
  const status = Number(STATUS.exec(lines[start] ?? "")?.[1] ?? 200);
  const url = `https://${site.host}${site.path}`;
  const response = { status, ...collectHeaders(found), body: "", isText: true };
  const jar = createJar();
  for (const line of response.setCookies)
    jar.add([line], (named === null && findCookieUrl(line)) || url);
  return {
    site,
    http: NO_ANSWER,
    cors: null,
    corsOrigin: "",
    https: { ...NO_ANSWER, response, hops: [{ url, status }], cookies: jar.list() },
  };
}
