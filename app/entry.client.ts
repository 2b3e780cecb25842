import { waitForIdle } from "~/browser/after-load";
import {
  followArticleLinks,
  stopFollowing,
} from "~/browser/article-navigation/follow-links";
import { enhancePage, startBehaviours } from "~/browser/behaviours";
import { repeatActsOfPage } from "~/browser/early-acts";
import { loadChunk, watchLeaving } from "~/browser/load-chunk";
import { followHistory } from "~/browser/hydration/follow-history";
import { forgetPosition } from "~/browser/hydration/forget-position";
import { loadPage } from "~/browser/hydration/load-page";
import { readHydrationData } from "~/browser/hydration/read-hydration-data";
import { waitForIntent, waitForUse } from "~/browser/hydration/wait-for-intent";
import { listenForSearchKeys } from "~/browser/quick-search/start-quick-search";
import { readReaderTrace } from "~/browser/whoami/reader-trace";
import { reloadStalePage } from "~/browser/reload-stale-page";
import type { HydrationData } from "~/domain/site/hydration-data";
import { loadPageText, loadStartText, readPageLocale } from "~/l10n/load-interface-text";

const DOCUMENT_PATH = /^\/[^/]+\/docs\/./;

/** Documents stay without React until an element needs it that is marked. */
async function startPage(page: HydrationData | null): Promise<void> {
  const locale = readPageLocale();
  const text = await loadChunk(`the texts of ${locale}`, () => loadStartText(locale));
  startBehaviours(text);
  enhancePage(text);
  repeatActsOfPage();
  if (page && isLight(page)) followArticleLinks(text);
}

function prepareHydration(page: HydrationData): void {
  followHistory();
  async function hydrate() {
    // The server's page is no longer there to be hydrated: its forms work as HTML.
    if (!stopFollowing()) return;
    const locale = readPageLocale();
    const [{ hydratePage }, text] = await Promise.all([
      loadChunk("the site's code", () => import("./hydrate-page")),
      loadChunk(`the page's texts`, () => loadPageText(locale, page.hydrate)),
      loadChunk("the page's code", () => loadPage(page)),
    ]);
    forgetPosition();
    await hydratePage(text);
  }
  if (page.hydrate === "at-once") void hydrate();
  else if (isLight(page)) waitForUse(() => void hydrate());
  else waitForIntent(() => void hydrate());
}

/** Starts features of this site that the page does not wait for. */
async function startOptional(modules: readonly string[] = []): Promise<void> {
  await waitForIdle();
  // A feature that fails to load is not reported, because the page works without it.
  for (const url of modules) import(/* @vite-ignore */ url).catch(() => undefined);
}

/** A signed-in reader's page has menus and records that need React. */
function isLight({ hydrate }: HydrationData): boolean {
  const isDocument =
    DOCUMENT_PATH.test(location.pathname) &&
    document.getElementById("article-body") !== null;
  return hydrate === "on-intent" && isDocument && readReaderTrace() === null;
}

if (import.meta.hot)
  reloadStalePage(import.meta.hot, {
    getPageAge: () => performance.now(),
    reload: () => location.reload(),
  });
listenForSearchKeys();
watchLeaving();
const page = readHydrationData();
if (page) {
  prepareHydration(page);
  void startOptional(page.optional);
}
void startPage(page);
