import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition, useEffect, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { loadChunk } from "~/browser/load-chunk";
import { keepTyped } from "~/browser/page-start/keep-typed";
import type { InterfaceText } from "~/domain/text/strings";
import { readPageLocale } from "~/l10n/load-interface-text";
import {
  AccountPartsContext,
  type AccountParts,
} from "~/ui/account-area/account-parts-context";
import { LocaleProvider } from "~/l10n/locale-context";

/** Has React take over the page that the server sent; its code and data are there by now. */
export async function hydratePage(text: InterfaceText): Promise<void> {
  const [accountParts] = await Promise.all([loadAccountParts(), decodeData()]);
  const restoreTyped = keepTyped();
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

/** Runs when the whole page has been taken over: effects of children come before. */
function AfterHydration({ run, children }: { run: () => void; children: ReactNode }) {
  useEffect(run, [run]);
  return <>{children}</>;
}

/**
 * Only for who is signed in, before React looks for them in the page. Where another tab signs
 * somebody in, they come later (ui/account-area/reader-provider).
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
