import { renderToStaticMarkup } from "react-dom/server";
import { LOCALE_ROWS } from "~/domain/locales/locale";
import type { WriterRequest, WriterScreen } from "./writer-request.server";

export interface PageFrame {
  /** Style sheets of the site, for what screens show of pages. */
  styles: readonly string[];
  /** Value of `data-theme`. */
  theme: "light" | "dark" | undefined;
}

const OWN_STYLES = ["bar", "screens", "tools"].map((name) => `/_writers/${name}.css`);

/** A whole page of the writers' tools. */
export function renderWriterPage(
  request: WriterRequest,
  screen: WriterScreen,
  { styles, theme }: PageFrame,
): string {
  const { locale, text, tools, lists, canWrite } = request;
  const html = renderToStaticMarkup(
    <html lang={locale} data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex, nofollow" />
        <title>{`${screen.title} - ${tools.siteName}`}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {[...styles, ...OWN_STYLES].map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <script type="module" src="/_writers/writers.js" />
        {screen.script && <script type="module" src={`/_writers/${screen.script}.js`} />}
      </head>
      <body
        className="writer-screen"
        data-writer-version={lists.index.version}
        data-writer-refreshes={screen.refreshes === false ? undefined : ""}
      >
        <a className="writer-skip" href="#content">
          {text("skip")}
        </a>
        <header className="writer-head">
          <nav aria-label={text("tools")}>
            <a href={`/${locale}/_writers`}>{text("home")}</a>
            <a href={`/${locale}/_flaws`}>{text("flaws")}</a>
            <a href={`/${locale}/_translations`}>{text("translations")}</a>
            <a href={`/${locale}/_sitemap`}>{text("sitemap")}</a>
            <a href={`/${locale}/_homepage`}>{tools.siteName}</a>
          </nav>
          <span>
            {LOCALE_ROWS[locale].name}
            {!canWrite && <small>{text("read-only")}</small>}
          </span>
        </header>
        <main id="content" tabIndex={-1}>
          <h1>{screen.title}</h1>
          {screen.content}
        </main>
      </body>
    </html>,
  );
  return `<!DOCTYPE html>${html}`;
}
