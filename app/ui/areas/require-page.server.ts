import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { DEFAULT_LOCALE, parseLocale, type Locale } from "~/domain/locale";
import { toHref } from "~/domain/slug";
import { toNotFound } from "~/ui/error-screen/not-found.server";

/** The page that a service has found, at its own address; else throws what to answer. */
export function requirePage<Page extends { url: string }>(
  page: Page | null,
  { request, context, params }: LoaderFunctionArgs,
): Page {
  const path = decodeURI(new URL(request.url).pathname);
  const { suggestPages } = context.services.documents;
  if (!page) throw toNotFound({ path, locale: readLocale(params), suggestPages });
  if (page.url !== path && !context.isDataRequest) throw redirect(toHref(page.url), 301);
  return page;
}

export function readLocale(params: LoaderFunctionArgs["params"]): Locale {
  return parseLocale(params["locale"] ?? "") ?? DEFAULT_LOCALE;
}
