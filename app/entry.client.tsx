import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { enhancePage, startBehaviours } from "~/browser/behaviours";
import { loadInterfaceText, readPageLocale } from "~/l10n/load-interface-text";
import { LocaleProvider } from "~/l10n/locale-context";

async function start() {
  const locale = readPageLocale();
  const text = await loadInterfaceText(locale);
  startBehaviours(text);
  enhancePage(text);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <LocaleProvider locale={locale} text={text}>
          <RemixBrowser />
        </LocaleProvider>
      </StrictMode>,
    );
  });
}

void start();
