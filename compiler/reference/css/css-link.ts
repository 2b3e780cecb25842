import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import { findCssPage } from "../../macros/links/css-index";
import { code, link } from "../parts/html";
import type { ReferenceContext } from "../reference-area";

/** Renders a CSS name as code, linked if the site has its page: `gap`, `<length>`, `:has()`. */
export function linkCss(
  written: string,
  { site }: Pick<ReferenceContext, "site">,
): string {
  const page = findCssPage(site, DEFAULT_LOCALE, written);
  return page ? link(page.slug, code(written)) : code(written);
}

export function hasCssPage(
  written: string,
  { site }: Pick<ReferenceContext, "site">,
): boolean {
  return findCssPage(site, DEFAULT_LOCALE, written) !== null;
}
