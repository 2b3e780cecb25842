import { randomBytes } from "node:crypto";
import type { Request, RequestHandler, Response } from "express";
import { DEFAULT_LOCALE, LOCALES } from "~/domain/locales/locale";
import { negotiateLocale } from "~/domain/locales/negotiate-locale";
import { RUNNER_FILE } from "~/domain/play/runner-file";
import { parseTheme } from "~/domain/site/theme";
import { CACHE_POLICIES } from "../caching/cache-policies";
import { readCookie } from "../read-cookie";
import { parsePagePath } from "../redirects/page-path";
import { sendData } from "../answers/send-data";
import { toEtag } from "../caching/to-etag.server";
import { findCodeOfVisit, type FoundCode } from "./find-code-of-visit";
import { judgeVisit } from "./judge-visit";
import { clearTraces, setCodeHeaders, setPageHeaders } from "./runner-headers";
import type { RunnerOptions, RunnerPlace } from "./runner-options";
import { PROBLEMS, renderProblem, renderWarning, type Problem } from "./visit-pages";

const SUFFIX = `/${RUNNER_FILE}`;
const METHODS = ["GET", "HEAD", "POST"];
/** As long as checkUrl lets an address be. */
const MAX_URL_CHARACTERS = 8192;
/** What confirms that a visitor has been warned. */
const CONFIRMATION = "code";
const CONFIRMATION_SECONDS = 60;

/** Documents that run code: `{page}/runner.html`, and `/runner.html` for code of no page. */
export function serveRunner(options: RunnerOptions, place: RunnerPlace): RequestHandler {
  return (request, response, next) => {
    const { path } = response.locals;
    if (!path.endsWith(SUFFIX)) return next();
    if (!METHODS.includes(request.method)) {
      response.status(405).set("Allow", METHODS.join(", ")).end();
      return;
    }
    const page = path.slice(0, -SUFFIX.length);
    const [, search = ""] = request.originalUrl.split("?", 2);
    const query = new URLSearchParams(search);
    serve({ ...options, ...place, request, response, page, query }).catch(next);
  };
}

interface Visit extends RunnerOptions, RunnerPlace {
  request: Request;
  response: Response;
  page: string;
  query: URLSearchParams;
}

async function serve(visit: Visit): Promise<void> {
  const { request, response, query, code } = visit;
  const theme = parseTheme(query.get("theme"));
  response.setHeader("Cache-Control", CACHE_POLICIES.never);
  if (query.has("blank")) {
    setCodeHeaders(response, toCodeHeaders(visit));
    response.type("html").send(code.renderBlank(theme));
    return;
  }
  const isTooLong = request.originalUrl.length > MAX_URL_CHARACTERS;
  const found = isTooLong ? "too-large" : await findCodeOfVisit(visit);
  if (typeof found === "string") sendProblem(visit, found, isTooLong ? 414 : undefined);
  else if (found.isStored) sendCode(visit, found);
  else answerCodeOfAnybody(visit, found);
}

function answerCodeOfAnybody(visit: Visit, found: FoundCode): void {
  const { request, query, siteOrigin, origin } = visit;
  const host = request.get("host") ?? "";
  const confirmed = readCookie(request.headers.cookie, CONFIRMATION);
  const given = query.get(CONFIRMATION);
  const judgement = judgeVisit(
    {
      host,
      destination: request.get("sec-fetch-dest"),
      referer: request.get("referer"),
      hash: found.hash,
      isConfirmed: given !== null && given !== "" && given === confirmed,
      isForm: request.method === "POST",
    },
    {
      site: [new URL(siteOrigin).host, ...(origin === null ? [host] : [])],
      runner: origin === null ? null : new URL(origin).host,
    },
  );
  if (judgement === "show") sendCode(visit, found);
  else if (judgement === "forbid") sendProblem(visit, "forbidden", undefined, found);
  else sendWarning(visit, found);
}

function sendCode(visit: Visit, { state, isStored }: FoundCode): void {
  const { response, page, query, code } = visit;
  const theme = parseTheme(query.get("theme"));
  const lang = parsePagePath(page).locale ?? DEFAULT_LOCALE;
  const uuid = query.get("uuid");
  const html = code.render(state, { uuid, theme, lang });
  setCodeHeaders(response, toCodeHeaders(visit));
  if (isStored) sendStored(visit, html);
  else {
    if (visit.origin?.startsWith("https:")) clearTraces(response);
    response.type("html").send(html);
  }
}

/** A sample of a page is the same for everyone, like the page is. */
function sendStored({ request, response }: Visit, html: string): void {
  const contentType = "text/html; charset=utf-8";
  sendData(request, response, { body: html, contentType, etag: toEtag(html) });
}

function sendWarning(visit: Visit, { state, encoded }: FoundCode): void {
  const { response, query, siteOrigin, origin } = visit;
  const confirmation = randomBytes(16).toString("hex");
  const isSecure = (origin ?? siteOrigin).startsWith("https:");
  response.setHeader(
    "Set-Cookie",
    `${CONFIRMATION}=${confirmation}; Path=/; Max-Age=${CONFIRMATION_SECONDS}; HttpOnly; SameSite=Strict${isSecure ? "; Secure" : ""}`,
  );
  const confirmed = new URLSearchParams(query);
  confirmed.set(CONFIRMATION, confirmation);
  setPageHeaders(response, toAncestors(visit));
  response.type("html").send(
    renderWarning({
      ...toPageOptions(visit, encoded),
      code: state,
      // Without the path, which may begin with another host's name.
      continueUrl: `?${confirmed.toString()}`,
    }),
  );
}

function sendProblem(
  visit: Visit,
  problem: Problem,
  status: number = PROBLEMS[problem],
  found?: FoundCode,
): void {
  const { response } = visit;
  setPageHeaders(response, toAncestors(visit));
  response
    .status(status)
    .type("html")
    .send(renderProblem(problem, toPageOptions(visit, found?.encoded ?? null)));
}

function toPageOptions(
  { request, page, siteOrigin, translate }: Visit,
  encoded: string | null,
) {
  const locale =
    parsePagePath(page).locale ??
    negotiateLocale(request.get("accept-language") ?? "", LOCALES);
  const query =
    encoded === null ? "" : `?${new URLSearchParams({ state: encoded }).toString()}`;
  const playUrl = `${siteOrigin}/${locale}/play${query}`;
  return { locale, translate: translate(locale), playUrl };
}

/** Frames of the site, under every name that it is asked by when the runner is its guest. */
function toAncestors({ siteOrigin }: RunnerOptions): string[] {
  return [siteOrigin];
}

function toCodeHeaders(visit: Visit) {
  return { ancestors: toAncestors(visit), isSandboxed: visit.origin === null };
}
