import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { DEFAULT_LOCALE, parseLocale, type Locale } from "~/domain/locales/locale";
import type { SiteFeature } from "~/domain/site/site-features";
import { toHref } from "~/domain/documents/slug";
import { toNotFound } from "~/ui/error-screen/not-found.server";

/** Returns the page at its canonical URL; else throws a redirect or a 404. */
export function requirePage<Page extends { url: string }>(
  page: Page | null,
  { request, context, params }: LoaderFunctionArgs,
): Page {
  const path = readPath(request);
  if (!page) throw toMissingPage({ request, context, params });
  if (page.url !== path && !context.isDataRequest) throw redirect(toHref(page.url), 301);
  return page;
}

/** Throws a 404 where this server lacks the area. */
export function requireFeature(
  feature: SiteFeature,
  args: Pick<LoaderFunctionArgs, "request" | "context" | "params">,
): void {
  if (!args.context.config.features.includes(feature)) throw toMissingPage(args);
}

function toMissingPage({
  request,
  context,
  params,
}: Pick<LoaderFunctionArgs, "request" | "context" | "params">) {
  const { suggestPages } = context.services.documents;
  return toNotFound({
    path: readPath(request),
    locale: readLocale(params),
    suggestPages,
  });
}

function readPath(request: Request): string {
  return decodeURI(new URL(request.url).pathname);
}

export function readLocale(params: LoaderFunctionArgs["params"]): Locale {
  return parseLocale(params["locale"] ?? "") ?? DEFAULT_LOCALE;
}
