import { randomBytes } from "node:crypto";
import type { Request, RequestHandler, Response } from "express";
import { DEFAULT_LOCALE, LOCALES } from "~/domain/locales/locale";
import { negotiateLocale } from "~/domain/locales/negotiate-locale";
import { RUNNER_FILE } from "~/domain/play/runner-path";
import { parseTheme } from "~/domain/site/theme";
import { MAX_URL_CHARACTERS } from "~/domain/http/url-limit";
import { CACHE_POLICIES } from "../caching/cache-policies";
import { readCookie } from "../cookies/read-cookie";
import { parsePagePath } from "../redirects/page-path";
import { sendData } from "../answers/send-data";
import { toEtag } from "~/domain/text/digest.server";
import { readCodeOfVisit, type FoundCode } from "./read-code-of-visit";
import { judgeVisit } from "./judge-visit";
import { clearTraces, setCodeHeaders, setPageHeaders } from "./runner-headers";
import type { RunnerOptions, RunnerPlace } from "./runner-options";
import { PROBLEMS, renderProblem, renderWarning, type Problem } from "./visit-pages";

const SUFFIX = `/${RUNNER_FILE}`;
const METHODS = ["GET", "HEAD", "POST"];
/** Cookie and query parameter that prove that the visitor confirmed the warning. */
const CONFIRMATION = "code";
const CONFIRMATION_SECONDS = 60;

/**
 * Serves documents that run code: `{page}/runner.html`, or `/runner.html` for code without a page.
 */
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
  const found = isTooLong ? "too-large" : await readCodeOfVisit(visit);
  if (typeof found === "string")
    sendProblem(visit, found, isTooLong ? { status: 414 } : {});
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
  else if (judgement === "forbid") sendProblem(visit, "forbidden", found);
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
    if (visit.origin?.startsWith("https:"))
      clearTraces(response, visit.origin, visit.siteOrigin);
    response.type("html").send(html);
  }
}

/** Sends a sample of a page, which is public and cacheable like the page. */
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
      // Relative, because the path may begin with another host's name.
      continueUrl: `?${confirmed.toString()}`,
    }),
  );
}

function sendProblem(
  visit: Visit,
  problem: Problem,
  {
    status = PROBLEMS[problem],
    encoded = null,
  }: { status?: number; encoded?: string | null },
): void {
  const { response } = visit;
  setPageHeaders(response, toAncestors(visit));
  response
    .status(status)
    .type("html")
    .send(renderProblem(problem, toPageOptions(visit, encoded)));
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

/** Returns the origins that may embed the document. */
function toAncestors({ siteOrigin }: RunnerOptions): string[] {
  return [siteOrigin];
}

function toCodeHeaders(visit: Visit) {
  return { ancestors: toAncestors(visit), isSandboxed: visit.origin === null };
}
