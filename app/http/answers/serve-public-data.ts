import type { RequestHandler } from "express";
import { DEFAULT_LOCALE, parseLocale, type Locale } from "~/domain/locales/locale";
import { CACHE_POLICIES } from "../caching/cache-policies";
import { sendData } from "./send-data";
import type { JsonText } from "~/domain/text/digest.server";
import { isRead } from "../request-kinds";

export type ReadPublicData = (locale: Locale) => JsonText | Promise<JsonText>;

/** Readers of JSON by path. */
export type PublicData = ReadonlyMap<string, ReadPublicData>;

/** Serves data for programs of any site; `?locale=` chooses the language, en-US by default. */
export function servePublicData(data: PublicData): RequestHandler {
  return (request, response, next) => {
    const read = data.get(request.path);
    if (!read) return next();
    if (!isRead(request))
      return void response.status(405).set("Allow", "GET, HEAD").end();
    const locale = readLocale(request.query["locale"]);
    if (locale === null) {
      response.status(400).set("Cache-Control", CACHE_POLICIES.never);
      response.json({ code: 400, error: "Query error", message: "Unknown locale" });
      return;
    }
    Promise.resolve(read(locale))
      .then(({ json, etag }) =>
        sendData(request, response, {
          body: json,
          etag,
          contentType: "application/json; charset=utf-8",
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
