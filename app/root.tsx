import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import {
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  useRouteLoaderData,
} from "@remix-run/react";
import type { ReactNode } from "react";
import "~/styles/index.css";
import otherScripts from "~/styles/other-scripts.css?url";
import textFont from "~/styles/fonts/inter-text-wght-normal.woff2?url";
import westFont from "~/styles/fonts/inter-west-wght-normal.woff2?url";
import { findPageNotices } from "~/ui/notices/find-page-notices.server";
import { DEFAULT_LOCALE, LOCALE_ROWS } from "~/domain/locales/locale";
import { getRequestLocale } from "~/domain/locales/get-request-locale";
import { NO_ACCOUNT, toShownUser, type AccountFacts } from "~/domain/accounts/user";
import { getArea } from "~/domain/site/find-section";
import { getInterfaceText } from "~/l10n/interface-texts.server";
import { useLocale } from "~/l10n/locale-context";
import { ErrorBoundaryScreen } from "~/ui/error-screen/error-boundary";
import { describeFailure } from "~/ui/head/describe-failure";
import type { SiteFacts } from "~/ui/navigation/site-facts";
import { readNews } from "~/ui/account-area/read-news.server";
import { readSiteFacts } from "~/ui/navigation/read-site-facts.server";
import { NAVIGATION_SLUGS } from "~/ui/navigation/sort-navigation-pages";
import { HydrationScripts } from "~/ui/hydration-data/hydration-data";
import { findChunkStyles } from "~/ui/hydration-data/optional-modules.server";
import { EarlyChoices } from "~/ui/reader-choices/early-choices";
import {
  useIncident,
  useIsPart,
  useScriptMark,
  useSiteAttributes,
  useThemeAttribute,
} from "~/ui/render-context/render-context";
import { SiteFrame } from "~/ui/site-frame/site-frame";
import type { FlashText } from "~/ui/toast/toast";
import { ThemeHead } from "~/ui/theme/theme-head";

/** Fallback when the root loader itself has failed: assumes that all pages are missing. */
const FALLBACK_SITE: Omit<SiteFacts, "year"> = {
  siteName: "Web Docs",
  features: [],
  // Browsers have no list of them: their menus stand in the page.
  missingPages: import.meta.env.SSR ? NAVIGATION_SLUGS : [],
  englishPages: [],
  missingAreaPages: [],
};
const UNKNOWN_SITE = { siteName: FALLBACK_SITE.siteName, siteOrigin: "" };

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { config, services } = context;
  const locale = getRequestLocale(request);
  const site = readSiteFacts(locale, context);
  const { message, clear } = await services.flash.take(request);
  const flash: FlashText | null = message;
  const user = context.user && toShownUser(context.user, await readNews(context));
  const account: AccountFacts = {
    user,
    isUserUnknown: context.isUserUnknown,
    maintenance: config.maintenance,
  };
  const { siteName, siteOrigin } = config;
  // The response that shows the message also clears it, and is not cached.
  const headers = clear === null ? {} : { headers: { "Set-Cookie": clear } };
  const text = getInterfaceText(locale);
  const failureTitles = {
    error: text("error-application"),
    response: text("error-unhandled"),
    missing: text("not-found-title"),
  };
  const notices = findPageNotices(context);
  const styles = [
    hasAccountParts(account) ? findChunkStyles("account-parts") : null,
    notices?.styles,
    config.theme.styles,
  ].filter((url) => url != null);
  const area = getArea(new URL(request.url).pathname);
  return data(
    {
      site,
      area,
      flash,
      account,
      siteName,
      siteOrigin,
      failureTitles,
      ...(notices && { elements: notices.elements }),
      ...(styles.length > 0 && { styles }),
    },
    headers,
  );
}

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  error === undefined
    ? [{ title: data?.siteName ?? FALLBACK_SITE.siteName }]
    : describeFailure(error, data ?? UNKNOWN_SITE);

function hasAccountParts({ user, isUserUnknown, maintenance }: AccountFacts): boolean {
  return user !== null || isUserUnknown || maintenance !== null;
}

/** Never revalidates, because the root's data is constant while a page lives. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  const { locale } = useLocale();
  const mark = useScriptMark();
  const isPart = useIsPart();
  const incident = useIncident();
  const theme = useThemeAttribute();
  const attributes = useSiteAttributes();
  return (
    <html
      lang={locale}
      data-incident={incident}
      data-theme={theme}
      {...attributes}
      suppressHydrationWarning
    >
      <head>{isPart ? <Meta /> : <PageHead />}</head>
      <body suppressHydrationWarning>
        {children}
        {!isPart && (
          <>
            <ScrollRestoration nonce={mark} />
            <HydrationScripts />
          </>
        )}
      </body>
    </html>
  );
}

/** Head of a whole page; the page in front of a part's reader has one. */
function PageHead() {
  const { locale } = useLocale();
  const { hasAccents, isCjk, isLatin } = LOCALE_ROWS[locale];
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <ThemeHead />
      {!isCjk && <FontPreload href={hasAccents ? westFont : textFont} />}
      <SiteIcon />
      <link rel="manifest" href="/manifest.json" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <EarlyChoices />
      <SearchDescriptionLink locale={locale} />
      <Meta />
      <Links />
      {!isLatin && <link rel="stylesheet" href={otherScripts} />}
      <SiteStyles />
    </>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const root = useRouteLoaderData<typeof loader>("root");
  return (
    <SiteFrame
      site={root?.site ?? { ...FALLBACK_SITE, year: readYear() }}
      area={root?.area ?? "web"}
      account={root?.account ?? NO_ACCOUNT}
      flash={null}
      hasLanguageMenu={false}
    >
      <main id="content" className="page-width" tabIndex={-1}>
        <ErrorBoundaryScreen />
      </main>
    </SiteFrame>
  );
}

function readYear(): string {
  return String(new Date().getUTCFullYear());
}

/** Links the OpenSearch description, by which browsers search from the address bar. */
function SearchDescriptionLink({ locale }: { locale: string }) {
  const data = useRouteLoaderData<typeof loader>("root");
  const siteName = data?.siteName ?? FALLBACK_SITE.siteName;
  return (
    <link
      rel="search"
      type="application/opensearchdescription+xml"
      title={locale === DEFAULT_LOCALE ? siteName : `${siteName} (${locale})`}
      href={`/opensearch.xml?locale=${locale}`}
    />
  );
}

/** The theme's icon, or the site's own. */
function SiteIcon() {
  const icon = useRouteLoaderData<typeof loader>("root")?.site.look?.icon;
  if (icon) return <link rel="icon" href={icon.url} type={icon.type} />;
  return (
    <>
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    </>
  );
}

/** Style sheets of this site or this reader alone. */
function SiteStyles() {
  const { styles = [] } = useRouteLoaderData<typeof loader>("root") ?? {};
  return styles.map((url) => <link key={url} rel="stylesheet" href={url} />);
}

/** Preloads only the text font, because each preload delays the style sheets. */
function FontPreload({ href }: { href: string }) {
  return (
    <link rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
  );
}
