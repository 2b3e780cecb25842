import { waitForIdle } from "~/browser/after-load";
import { followArticleLinks } from "~/browser/article-navigation/follow-links";
import { enhancePage, startBehaviours } from "~/browser/behaviours";
import { repeatActsOfPage } from "~/browser/early-acts";
import { loadChunk, watchLeaving } from "~/browser/loading/load-chunk";
import { followHistory } from "~/browser/hydration/follow-history";
import { forgetPosition } from "~/browser/hydration/forget-position";
import { loadPage, readHydrationData } from "~/browser/hydration/load-page";
import { waitForIntent } from "~/browser/hydration/wait-for-intent";
import { listenForSearchKeys } from "~/browser/quick-search/start-quick-search";
import { keepScrollPosition } from "~/browser/keep-scroll-position";
import { readReaderTrace } from "~/browser/whoami/reader-trace";
import { reloadStalePage } from "~/browser/loading/reload-stale-page";
import {
  STARTED_MARK,
  type HydrationData,
  type StartData,
} from "~/domain/site/hydration-data";
import { loadPageText, loadStartText, readPageLocale } from "~/l10n/load-interface-text";

async function startPage(page: StartData | null): Promise<void> {
  const locale = readPageLocale();
  const text = await loadChunk(`the texts of ${locale}`, () => loadStartText(locale));
  startBehaviours(text);
  // In a task of its own, because a press on a slow phone would wait for both together.
  setTimeout(() => {
    enhancePage(text);
    repeatActsOfPage();
    performance.mark(STARTED_MARK);
    // The next page of a reader who has signed in has to be the server's.
    if (page?.hydrate === "never" && readReaderTrace() === null) followArticleLinks(text);
  });
}

function prepareHydration(page: HydrationData): void {
  async function hydrate() {
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
  else waitForIntent(() => void hydrate());
}

/**
 * A page for anybody does not tell whether the session of a reader has ended, or has begun on a later page from which
 * the reader comes back.
 */
function checkTrace({ persisted }: PageTransitionEvent): void {
  if (readReaderTrace() === null) return;
  const check = () => {
    import("~/browser/whoami/watch-account")
      .then(({ checkReader }) => checkReader(persisted))
      .catch(() => undefined);
  };
  if (persisted) check();
  else waitForIntent(check);
}

/** Starts features of this site that the page does not wait for. */
async function startOptional(modules: readonly string[] = []): Promise<void> {
  await waitForIdle();
  // A feature that fails to load is not reported, because the page works without it.
  for (const url of modules) import(/* @vite-ignore */ url).catch(() => undefined);
}

if (import.meta.hot)
  reloadStalePage(import.meta.hot, {
    getPageAge: () => performance.now(),
    reload: () => location.reload(),
  });
listenForSearchKeys();
keepScrollPosition();
watchLeaving();
const page = readHydrationData();
if (page) {
  followHistory();
  if (page.hydrate === "never") addEventListener("pageshow", checkTrace);
  else prepareHydration(page);
  void startOptional(page.optional);
}
void startPage(page);
