import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import type { ReactNode } from "react";
import "~/styles/index.css";
import codeFont from "@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2?url";
import textFont from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";
import { useLocale } from "~/l10n/locale-context";
import { ErrorBoundaryScreen } from "~/ui/error-screen/error-boundary";
import { useIncident, useNonce } from "~/ui/render-context/render-context";
import { SiteFrame } from "~/ui/site-frame/site-frame";

/** Shown when even the root loader failed and the configured name is unknown. */
const FALLBACK_SITE_NAME = "Web Docs";
/** Languages whose text is set in the reader's own fonts (styles/tokens.css). */
const OWN_FONT_LOCALES = /^(zh|ja|ko)/;

export function loader({ context }: LoaderFunctionArgs) {
  const { siteName, siteOrigin } = context.config;
  return { siteName, siteOrigin, year: String(new Date().getUTCFullYear()) };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.siteName ?? FALLBACK_SITE_NAME },
];

/** Nothing in the root's data changes while a page lives. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  const { locale } = useLocale();
  const nonce = useNonce();
  const incident = useIncident();
  // Null on the server, undefined in the browser, when there is none.
  const isError = useRouteError() != null;
  return (
    <html
      lang={locale}
      data-incident={isError ? incident : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {!OWN_FONT_LOCALES.test(locale) && <FontPreload href={textFont} />}
        <FontPreload href={codeFont} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.json" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <SearchDescriptionLink locale={locale} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const data = useRouteLoaderData<typeof loader>("root");
  return (
    <SiteFrame
      siteName={data?.siteName ?? FALLBACK_SITE_NAME}
      year={data?.year ?? String(new Date().getUTCFullYear())}
      hasLanguageMenu={false}
    >
      <main id="content" className="page-width" tabIndex={-1}>
        <ErrorBoundaryScreen />
      </main>
    </SiteFrame>
  );
}

/** Lets browsers search the site from their address bar. */
function SearchDescriptionLink({ locale }: { locale: string }) {
  const data = useRouteLoaderData<typeof loader>("root");
  return (
    <link
      rel="search"
      type="application/opensearchdescription+xml"
      title={data?.siteName ?? FALLBACK_SITE_NAME}
      href={`/opensearch.xml?locale=${locale}`}
    />
  );
}

function FontPreload({ href }: { href: string }) {
  return (
    <link rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
  );
}
