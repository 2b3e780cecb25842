import { useLocation, useMatches } from "@remix-run/react";
import type { ReactNode } from "react";
import type { AccountFacts } from "~/domain/accounts/user";
import { getDocumentArea, type Area } from "~/domain/site/area";
import { isClientPath } from "~/domain/site/client-path";
import { hasTwin, toPageListPath, toTwinPath } from "~/domain/site/twin-path";
import { useText } from "~/l10n/locale-context";
import { AccountBanner } from "~/ui/account-area/account-area";
import { useReader } from "~/ui/account-area/reader-context";
import { ReaderProvider } from "~/ui/account-area/reader-provider";
import { Footer } from "~/ui/footer/footer";
import { Header } from "~/ui/header/header";
import { NavigationProgress } from "~/ui/navigation-progress/navigation-progress";
import type { SiteFacts } from "~/ui/navigation/site-facts";
import { OfflineBar } from "~/ui/offline-bar/offline-bar";
import { useIsPart } from "~/ui/render-context/render-context";
import { SkipLinks } from "~/ui/skip-links/skip-links";
import {
  ServerElement,
  ServerElementsContext,
  type ServerElements,
} from "~/ui/static-html/static-element";
import { FlashToast, type FlashText } from "~/ui/toast/toast";
import styles from "./site-frame.module.css";
import { SiteNameContext } from "../render-context/render-context";

export interface SiteFrameProps {
  site: SiteFacts;
  /** Accent of the page, as the server has found it: browsers know the documents' alone. */
  area: Area;
  /** Account data from the server's render. */
  account: AccountFacts;
  hasLanguageMenu: boolean;
  /** Flash message, shown once on the page after a form. */
  flash: FlashText | null;
  /** Content of the header before the theme menu. */
  actions?: ReactNode;
  /** Elements that the server adds; absent on a site without any. */
  elements?: ServerElements | undefined;
  children: ReactNode;
}

/** Frame around every page. The page renders its own `main` with the id `content`. */
export function SiteFrame({ account, elements = {}, ...frame }: SiteFrameProps) {
  return (
    <ReaderProvider page={account}>
      <ServerElementsContext.Provider value={elements}>
        <SiteNameContext.Provider value={frame.site.siteName}>
          <Frame {...frame} />
        </SiteNameContext.Provider>
      </ServerElementsContext.Provider>
    </ReaderProvider>
  );
}

function Frame(props: Omit<SiteFrameProps, "account" | "elements">) {
  const { site, area, hasLanguageMenu, flash, actions, children } = props;
  const { account } = useReader();
  const { pathname } = useLocation();
  const start = (
    <>
      <AgentHint path={pathname} />
      <SkipLinks hasLanguageMenu={hasLanguageMenu} />
    </>
  );
  const shownArea = isClientPath(pathname) ? getDocumentArea(pathname) : area;
  if (useIsPart())
    return (
      <div data-area={shownArea}>
        {start}
        {children}
      </div>
    );
  return (
    <div className={styles.frame} data-area={shownArea}>
      {start}
      <NavigationProgress />
      <ServerElement place="frame-start" />
      <ServerElement place="frame-banner" />
      <Header site={site} account={account}>
        {actions}
      </Header>
      {site.features.includes("offline") && <OfflineBar />}
      <AccountBanner siteName={site.siteName} account={account} path={pathname} />
      <div className={styles.page}>{children}</div>
      <ServerElement place="frame-below" />
      <ServerElement place="frame-end" />
      <Footer site={site} />
      <FlashToast flash={flash} />
      <Announcer />
    </div>
  );
}

/** Live region for announcements by behaviours (browser/announce). */
function Announcer() {
  return (
    <div
      className="visually-hidden"
      aria-live="polite"
      data-announcer=""
      dangerouslySetInnerHTML={{ __html: "" }}
      suppressHydrationWarning
    />
  );
}

/**
 * First line of every page for programs that read HTML as text: addresses of the page's Markdown and
 * of the list of pages. Hidden from people, for whom the same links are in the article's footer and
 * who would hear it before every page.
 */
function AgentHint({ path }: { path: string }) {
  const text = useText();
  // A missing or failed page has no data, and no Markdown either.
  const isFound = useMatches().at(-1)?.data !== undefined;
  const list = toPageListPath(path);
  return (
    <p className="visually-hidden" aria-hidden="true" data-chrome="">
      {isFound && hasTwin(path)
        ? text("agents-page", { markdown: toTwinPath(path), list })
        : text("agents-site", { list })}
    </p>
  );
}
