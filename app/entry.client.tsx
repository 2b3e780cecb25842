import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { enhancePage, startBehaviours } from "~/browser/behaviours";
import { loadChunk } from "~/browser/load-chunk";
import { loadInterfaceText, readPageLocale } from "~/l10n/load-interface-text";
import { LocaleProvider } from "~/l10n/locale-context";
import { listTextParts } from "~/l10n/text-parts";

async function start() {
  const locale = readPageLocale();
  const [text] = await Promise.all([
    loadChunk(`the texts of ${locale}`, () =>
      loadInterfaceText(listTextParts(location.pathname)),
    ),
    decodeData(),
  ]);
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

void start();
