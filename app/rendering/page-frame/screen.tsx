import type { AppLoadContext, EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Locale } from "~/domain/locales/locale";
import { getInterfaceText } from "~/l10n/interface-texts.server";
import { LocaleProvider } from "~/l10n/locale-context";
import { ACCOUNT_PARTS } from "~/ui/account-area/account-parts";
import { AccountPartsContext } from "~/ui/account-area/account-parts-context";
import { PageStartContext, type PageStartTexts } from "~/ui/page-start/page-start";
import {
  RenderContext,
  type RenderContextValue,
} from "~/ui/render-context/render-context";

export interface ScreenProps {
  url: string;
  locale: Locale;
  theme: RenderContextValue["theme"];
  remixContext: EntryContext;
  loadContext: Pick<AppLoadContext, "nonce" | "requestId">;
  start: PageStartTexts;
}

/** A whole page, as Remix found it to be. */
export function Screen({ url, locale, theme, loadContext, ...page }: ScreenProps) {
  const { nonce, requestId } = loadContext;
  return (
    <PageContexts locale={locale} render={{ nonce, incident: requestId, theme }}>
      <AccountPartsContext.Provider value={ACCOUNT_PARTS}>
        <PageStartContext.Provider value={page.start}>
          <RemixServer context={page.remixContext} url={url} nonce={nonce} />
        </PageStartContext.Provider>
      </AccountPartsContext.Provider>
    </PageContexts>
  );
}

export interface PageContextsProps {
  locale: Locale;
  render: RenderContextValue;
  children: ReactNode;
}

/** What every part of a page may ask for. */
export function PageContexts({ locale, render, children }: PageContextsProps) {
  return (
    <LocaleProvider locale={locale} text={getInterfaceText(locale)}>
      <RenderContext.Provider value={render}>{children}</RenderContext.Provider>
    </LocaleProvider>
  );
}
