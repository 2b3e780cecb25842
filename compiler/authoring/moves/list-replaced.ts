import { urlKey } from "~/domain/documents/slug";
import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import { listReferencePages } from "../../reference";
import { openReferenceData } from "../../reference/data/open-reference-data";
import { loadPlatformData } from "../../sources/platform";
import { toPageOfText, type Content } from "../pages/content-roots";
import { listPages, readUtf8 } from "./all-files";

/**
 * Lists the English pages, of those that go, whose place a page that is made from data takes. Reads all English
 * pages, because the landing pages among those of the data depend on them.
 */
export function listReplaced(
  { folders }: Pick<Content, "folders">,
  urls: readonly string[],
): string[] {
  const gone = new Set(urls.map(urlKey));
  const written = listPages(folders.filter(({ locale }) => locale === DEFAULT_LOCALE))
    .map(({ file, place }) =>
      toPageOfText(DEFAULT_LOCALE, { slug: place, file, text: readUtf8(file) ?? "" }),
    )
    .filter(({ url }) => !gone.has(urlKey(url)));
  const made = listReferencePages(written, openReferenceData(loadPlatformData()));
  const places = new Set(made.map(({ url }) => urlKey(url)));
  return urls.filter((url) => places.has(urlKey(url)));
}
