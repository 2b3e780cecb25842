import type { AppLoadContext } from "@remix-run/node";
import { renderToStaticMarkup } from "react-dom/server";
import { formatDate } from "~/domain/locales/format-date";
import { LOCALE_ROWS, type Locale } from "~/domain/locales/locale";
import { KEPT_PAGES } from "~/domain/site/offline-choice";
import { getInterfaceText } from "~/l10n/interface-texts.server";

const CHOICES = [
  { value: "on", id: "offline-keep" },
  { value: "off", id: "offline-stop" },
  { value: "clear", id: "offline-delete" },
] as const;

type PageContext = Pick<AppLoadContext, "config" | "contentPackage">;

/** Renders the page as a string, because the service worker writes into it before browsers do. */
export function renderOfflinePage(
  locale: Locale,
  { config, contentPackage }: PageContext,
): string {
  const text = getInterfaceText(locale);
  return renderToStaticMarkup(
    <>
      <h1>{text("offline-title")}</h1>
      <p data-missing="" role="status">
        {text("offline-missing")} {!contentPackage && text("offline-missing-list")}
      </p>
      {contentPackage && (
        <>
          <h2>{text("settings-content-title", { site: config.siteName })}</h2>
          <p>
            <a href={`/${contentPackage.locale}/`} lang={contentPackage.locale}>
              {LOCALE_ROWS[contentPackage.locale].name}
            </a>
            {" · "}
            {text(`settings-content-area-${contentPackage.area}`)}
          </p>
          <p>
            {text("settings-content-updated", {
              date: formatDate(new Date(contentPackage.date), locale),
            })}
          </p>
        </>
      )}
      <h2>{text("offline-pages")}</h2>
      <div data-kept-pages="" data-home={text("site-home", { site: config.siteName })}>
        <p>{text("offline-none")}</p>
      </div>
      <p>{text("offline-lead", { count: KEPT_PAGES })}</p>
      {!contentPackage && <p>{text("offline-limits")}</p>}
      {/* The service worker shows it in frames, also of pages that a package lacks. */}
      <p data-examples="" hidden={contentPackage != null}>
        {text("offline-examples")}
      </p>
      <form method="post" action={`/${locale}/preferences/offline`}>
        <input type="hidden" name="next" value={`/${locale}/offline`} />
        {CHOICES.map(({ value, id }) => (
          <button key={value} name="keep" value={value} className="button">
            {text(id)}
          </button>
        ))}
      </form>
    </>,
  );
}
