import type { ContentStore } from "~/content-store/content-store";
import type { SiteChange } from "~/domain/areas/changes";
import type { Locale } from "~/domain/locales/locale";
import {
  describeChange,
  type ChangesService,
  type ChangeTexts,
} from "~/services/changes/index.server";
import { toPage } from "./area-pages";
import type { TwinPage } from "./twin-page";

export interface ChangesSources {
  store: Pick<ContentStore, "findDocument">;
  locale: Locale;
  changes: Pick<ChangesService, "list">;
  texts: ChangeTexts;
}

/** Reads the newest changes of the pages of a locale. */
export function readChangesPage(sources: ChangesSources): TwinPage {
  const { locale, changes, texts } = sources;
  const filter = { area: null, kind: null, shown: locale };
  const links = changes.list(locale, filter, 1).changes.map((change) => ({
    url: change.url,
    title: getTitle(change, sources.store),
    summary: `${change.date.slice(0, 10)}. ${describeChange(change, texts, locale)}`,
  }));
  return toPage({
    title: texts.text("footer-changes"),
    intro: texts.overview("changes-intro"),
    locale,
    language: locale,
    url: `/${locale}/changes`,
    lists: [{ title: null, links }],
  });
}

function getTitle({ url, cause }: SiteChange, store: ChangesSources["store"]): string {
  const title = url === null ? undefined : store.findDocument(url)?.document.title;
  return title ?? (cause.type === "baseline" ? cause.name : (url ?? ""));
}
