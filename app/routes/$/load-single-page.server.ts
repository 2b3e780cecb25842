import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import { renderSitePage } from "~/domain/areas/render-about";
import { DEFAULT_LOCALE, parseLocale } from "~/domain/locales/locale";
import { loadGenericDoc } from "~/ui/areas/generic/load-generic-doc.server";
import { loadSitePage } from "~/ui/areas/generic/load-site-page.server";
import { toNotFound } from "~/ui/error-screen/not-found.server";
import { withHtml } from "~/ui/html-block/html-data";

/**
 * Loads a generic page of config.json whose URL matches no other route; throws a 404 when
 * there is none.
 */
export function loadSinglePage({ params, ...rest }: LoaderFunctionArgs) {
  const { context } = rest;
  const { missingPath } = context;
  if (missingPath !== undefined) throw toMissing(missingPath, context, true);
  const path = params["*"] ?? "";
  const [, segment = "", slug = ""] = /^([^/]*)\/?(.*?)\/?$/.exec(path) ?? [];
  const locale = parseLocale(segment);
  const found = locale && slug && context.services.areas.findGenericPage(locale, slug);
  if (!found) throw toMissing(`/${path}`, context);
  const args = { ...rest, params: { locale: segment, "*": slug } };
  if (found.page.renderer === "GenericDoc") {
    const place = { folder: null, home: null, tail: null };
    return { doc: loadGenericDoc(args, place), sitePage: null };
  }
  const { sections, people, facts } = loadSitePage(args, slug);
  const { isDataRequest } = context;
  const html = { articleHtml: renderSitePage(sections, people) };
  return { doc: null, sitePage: withHtml(facts, html, { isDataRequest }) };
}

function toMissing(path: string, { services }: AppLoadContext, isSimulated = false) {
  const locale = parseLocale(path.split("/")[1] ?? "") ?? DEFAULT_LOCALE;
  const { suggestPages } = services.documents;
  return toNotFound({ path, locale, suggestPages, isSimulated });
}
