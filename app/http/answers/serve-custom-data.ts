import type { RequestHandler } from "express";
import { DEFAULT_LOCALE, parseLocale, type Locale } from "~/domain/locales/locale";
import { CACHE_POLICIES } from "../caching/cache-policies";
import { sendData } from "./send-data";
import type { JsonText } from "./serve-page-data";

export type ReadCustomData = (
  language: "css" | "html",
  locale: Locale,
) => Promise<JsonText>;

const PATH = /^\/api\/v1\/custom-data\/(css|html)\.json$/;

/** Serves the custom data of editors; `?locale=` chooses the language, en-US by default. */
export function serveCustomData(read: ReadCustomData): RequestHandler {
  return (request, response, next) => {
    const language = PATH.exec(request.path)?.[1];
    if (language !== "css" && language !== "html") return next();
    if (request.method !== "GET" && request.method !== "HEAD")
      return void response.status(405).set("Allow", "GET, HEAD").end();
    const locale = readLocale(request.query["locale"]);
    if (locale === null) {
      response.status(400).set("Cache-Control", CACHE_POLICIES.never);
      response.json({ code: 400, error: "Query error", message: "Unknown locale" });
      return;
    }
    response.set("Content-Language", locale);
    read(language, locale)
      .then(({ json, etag }) =>
        sendData(request, response, {
          ...{ body: json, etag, contentType: "application/json; charset=utf-8" },
        }),
      )
      .catch(next);
  };
}

/** The default when nothing is asked for; null for what is no locale. */
function readLocale(asked: unknown): Locale | null {
  if (asked === undefined) return DEFAULT_LOCALE;
  return typeof asked === "string" ? parseLocale(asked) : null;
}
