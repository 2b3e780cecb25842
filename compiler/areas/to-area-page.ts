import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import { createPlainPage, type Page } from "../core/page";
import type { AreaFile } from "./read-area-file";

export interface AreaPageFacts {
  /** Has no trailing slash. */
  url: string;
  title: string;
  shortTitle?: string | undefined;
}

/** Builds the Page that macros, links and images see for an area's page. */
export function toAreaPage(
  { file, path, folder }: Pick<AreaFile<unknown>, "file" | "path" | "folder">,
  { url, title, shortTitle = title }: AreaPageFacts,
): Page {
  return createPlainPage({
    locale: DEFAULT_LOCALE,
    slug: url.slice(`/${DEFAULT_LOCALE}/`.length),
    url,
    title,
    shortTitle,
    file,
    folder,
    path,
  });
}
