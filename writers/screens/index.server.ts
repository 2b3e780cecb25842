import type { ShowScreen } from "../writer-request.server";
import { toSimulated } from "../simulate-missing.server";
import { showComparison } from "./compare.server";
import { showEditor } from "./edit.server";
import { showFlaws } from "./flaws.server";
import { showHistory } from "./history.server";
import { showHome } from "./home.server";
import { showNewPage } from "./new-page.server";
import { showSitemap } from "./sitemap.server";
import { showSource } from "./source.server";
import { showTranslations } from "./translations.server";

/** Screens by the name of the tool in the address: `/de/_flaws`. */
export const SCREENS: Readonly<Record<string, ShowScreen>> = {
  writers: showHome,
  flaws: showFlaws,
  translations: showTranslations,
  sitemap: showSitemap,
  homepage: ({ locale }) => ({ redirect: `/${locale}/?homepage` }),
  missing: ({ locale, query }) => ({
    redirect: toSimulated(query.get("path") ?? "", locale),
  }),
  source: showSource,
  history: showHistory,
  compare: showComparison,
  edit: showEditor,
  new: showNewPage,
};
