import { DEFAULT_LOCALE, type Locale } from "~/domain/locales/locale";
import { AuthoringError } from "../files/errors";
import { writeFileAtomically } from "../files/write-file";
import { isEnglish, type Content } from "./content-roots";
import { createPageText, createTranslationText, type NewPage } from "./page-template";
import { listPageTypes } from "./page-types";
import { findParentSlug, requireSlug, toPageFile } from "./page-path";
import { spellSlug, type SlugPlace } from "./spell-slug";

export interface NewPageRequest extends NewPage, SlugPlace {
  /** Commit of the English page that a translation is made from; null when unknown. */
  sourceCommit?: string | null;
}

export interface PreparedPage {
  locale: Locale;
  slug: string;
  /** Absolute path of the file to write. */
  file: string;
  text: string;
}

/**
 * Prepares a new page's file: from the template of its page type, or, in another locale, from
 * the English page. Writes nothing.
 *
 * @throws AuthoringError when the slug is taken or invalid, its parent page is missing, or the page type is
 *   none of its area.
 */
export function preparePage(content: Content, request: NewPageRequest): PreparedPage {
  const { locale } = request;
  const slug = placeSlug(content, request);
  const taken = content.findPage(locale, slug);
  if (taken) throw new AuthoringError(`the page ${taken.url} exists already`);
  const file = toPageFile(content.getFolder(locale).path, slug);
  return { locale, slug, file, text: createText(content, { ...request, slug }) };
}

/** The slug of a translation is spelled as that of the English page. */
function placeSlug(content: Content, request: NewPageRequest): string {
  const written = requireSlug(request.slug, { locale: request.locale });
  const slug = spellSlug(content, request, written);
  if (slug === null)
    throw new AuthoringError(`parent page does not exist: ${findParentSlug(written)}`);
  if (isEnglish(request.locale)) return slug;
  return content.findPage(DEFAULT_LOCALE, slug)?.slug ?? slug;
}

function createText(content: Content, request: NewPageRequest): string {
  const { locale, slug, sourceCommit = null } = request;
  if (isEnglish(locale)) {
    requirePageType(request);
    return createPageText(request);
  }
  const english = content.findPage(DEFAULT_LOCALE, slug);
  if (!english) throw new AuthoringError(`there is no English page ${slug} to translate`);
  return createTranslationText(english.text, { slug: english.slug, sourceCommit });
}

function requirePageType({ slug, pageType }: NewPage): void {
  const allowed = listPageTypes(slug);
  if (pageType !== undefined && !allowed.includes(pageType))
    throw new AuthoringError(
      `"${pageType}" is no page type for ${slug}: expected ${allowed.join(", ")}`,
    );
}

/**
 * Creates a new page's file, never over another one. The command `content -- new` also takes
 * the page's address out of the redirects.
 */
export function createPage(content: Content, request: NewPageRequest): PreparedPage {
  const page = preparePage(content, request);
  writeFileAtomically(page.file, page.text, { expected: null });
  return page;
}
