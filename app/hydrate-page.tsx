import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition, useEffect, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { loadChunk } from "~/browser/loading/load-chunk";
import { keepTyped } from "~/browser/hydration/keep-typed";
import type { InterfaceText } from "~/domain/text/strings";
import { readPageLocale } from "~/l10n/load-interface-text";
import {
  AccountPartsContext,
  type AccountParts,
} from "~/ui/account-area/account-parts-context";
import { LocaleProvider } from "~/l10n/locale-context";

/** Hydrates the server's page; its code and data are loaded by now. */
export async function hydratePage(text: InterfaceText): Promise<void> {
  const [accountParts] = await Promise.all([loadAccountParts(), decodeData()]);
  const restoreTyped = keepTyped();
  // Parsers that know no declared shadow roots leave an element that React has not (ui/article-columns).
  document.querySelector("template[shadowrootmode]")?.remove();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <LocaleProvider locale={readPageLocale()} text={text}>
          <AccountPartsContext.Provider value={accountParts}>
            <AfterHydration run={restoreTyped}>
              <RemixBrowser />
            </AfterHydration>
          </AccountPartsContext.Provider>
        </LocaleProvider>
      </StrictMode>,
    );
  });
}

/** Runs after hydration, because effects of children run first. */
function AfterHydration({ run, children }: { run: () => void; children: ReactNode }) {
  useEffect(run, [run]);
  return <>{children}</>;
}

/**
 * Loads the account menu before hydration, only for signed-in readers. After a sign-in in another
 * tab, it loads later (ui/account-area/reader-provider).
 */
async function loadAccountParts(): Promise<AccountParts | null> {
  if (!document.querySelector("[data-account]")) return null;
  const load = () => import("~/ui/account-area/account-parts");
  return (await loadChunk("the account menu", load)).ACCOUNT_PARTS;
}

/**
 * Awaits the page's data before hydration. RemixBrowser suspends the root by throwing a promise
 * before its first hook; a key press in the meantime makes React render the root synchronously,
 * which fails (React error 345).
 */
async function decodeData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (decoding) {
    await decoding;
  }
}
