import type { Flaw } from "~/domain/documents/flaw";
import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import { urlKey } from "~/domain/documents/slug";
import type { History, Page } from "../core/page";
import { compareTranslation, type Outline } from "./translation-difference";

export interface ComparedPage {
  page: Pick<Page, "locale" | "slug" | "path" | "sourceCommit">;
  outline: Outline;
}

/** Compares every translation with the en-US page of its slug, in path order. */
export function compareTranslations(
  pages: readonly ComparedPage[],
  history: History,
): Flaw[] {
  const isOriginal = ({ page }: ComparedPage): boolean => page.locale === DEFAULT_LOCALE;
  const originals = new Map(
    pages.filter(isOriginal).map((original) => [urlKey(original.page.slug), original]),
  );
  const flaws = pages.flatMap((translation) => {
    if (isOriginal(translation)) return [];
    const original = originals.get(urlKey(translation.page.slug));
    if (!original) return [];
    const commit = history.get(original.page.path)?.hash ?? null;
    return (
      compareTranslation(toOutlined(translation), toOutlined(original), commit) ?? []
    );
  });
  return flaws.sort((a, b) => (a.file < b.file ? -1 : 1));
}

function toOutlined({ page, outline }: ComparedPage) {
  return { ...page, outline };
}
