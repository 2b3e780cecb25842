import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { readLocale } from "~/domain/locales/locale";
import { toHref } from "~/domain/documents/slug";
import { toNotFound } from "~/ui/error-screen/error-responses.server";

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

/** 404 response for a loader to throw; its screen suggests similar pages. */
export function toMissingPage({ request, context, params }: LoaderFunctionArgs) {
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
