import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { enhancePage, startBehaviours } from "~/browser/behaviours";
import { loadChunk } from "~/browser/load-chunk";
import { needsAllTexts } from "~/browser/needs-all-texts";
import { reloadOtherPages } from "~/browser/reload-other-pages";
import { reloadStalePage } from "~/browser/reload-stale-page";
import { loadAllTexts, loadFrameText, readPageLocale } from "~/l10n/load-interface-text";
import {
  AccountPartsContext,
  type AccountParts,
} from "~/ui/account-area/account-parts-context";
import { LocaleProvider } from "~/l10n/locale-context";

async function start() {
  const locale = readPageLocale();
  const [frameText, accountParts] = await Promise.all([
    loadChunk(`the texts of ${locale}`, () => loadFrameText(locale)),
    loadAccountParts(),
    decodeData(),
  ]);
  const isPlain = isPlainPage();
  const text = isPlain
    ? frameText
    : await loadChunk(`all texts of ${locale}`, () => loadAllTexts(locale));
  if (isPlain) reloadOtherPages();
  startBehaviours(text);
  enhancePage(text);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <LocaleProvider locale={locale} text={text}>
          <AccountPartsContext.Provider value={accountParts}>
            <RemixBrowser />
          </AccountPartsContext.Provider>
        </LocaleProvider>
      </StrictMode>,
    );
  });
}

/**
 * Only for who is signed in, before React looks for them in the page; nobody else's page has them,
 * and whether one has them changes by a page load alone.
 */
async function loadAccountParts(): Promise<AccountParts | null> {
  if (!document.querySelector("[data-account]")) return null;
  const load = () => import("~/ui/account-area/account-parts");
  return (await loadChunk("the account menu", load)).ACCOUNT_PARTS;
}

/**
 * RemixBrowser suspends the whole root until the document's data is decoded, by throwing a
 * promise before its first hook. A key pressed meanwhile makes React render that root at once,
 * which fails (its error 345). So the promise is taken and awaited before there is a root.
 */
async function decodeData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (decoding) {
    await decoding;
  }
}

/** What Remix has left in the window, after its data is decoded. */
function isPlainPage(): boolean {
  const { __remixContext: context, __remixRouteModules: modules } = window;
  const root: unknown = context.state.loaderData?.["root"];
  return !needsAllTexts(Object.keys(modules), root ?? null);
}

if (import.meta.hot)
  reloadStalePage(import.meta.hot, {
    getPageAge: () => performance.now(),
    reload: () => location.reload(),
  });
void start();
