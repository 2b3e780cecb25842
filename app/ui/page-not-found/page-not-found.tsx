import type { Locale } from "~/domain/locale";
import { NATIVE_NAMES } from "~/domain/locale";
import { useLocale } from "~/l10n/locale-context";
import styles from "./page-not-found.module.css";

interface SuggestedPage {
  title: string;
  url: string;
}

export interface PageNotFoundProps {
  path: string;
  suggestions?: {
    translations: readonly (SuggestedPage & { locale: Locale })[];
    similar: readonly SuggestedPage[];
  };
}

/** What to show at an address without a page: what it was, what it may have meant, a way home. */
export function PageNotFound({ path, suggestions }: PageNotFoundProps) {
  const { locale, text } = useLocale();
  return (
    <div className="message-screen">
      <h1>{text("not-found-title")}</h1>
      <p>{text("not-found-message", { path })}</p>
      {suggestions && <Suggestions {...suggestions} />}
      <p>
        <a className="button" href={`/${locale}/`}>
          {text("not-found-home")}
        </a>
      </p>
    </div>
  );
}

function Suggestions({
  translations,
  similar,
}: NonNullable<PageNotFoundProps["suggestions"]>) {
  const { text } = useLocale();
  return (
    <>
      {translations.length > 0 && (
        <section className={styles.card}>
          <h2>{text("not-found-translations")}</h2>
          <ul>
            {translations.map(({ url, title, locale }) => (
              <li key={url}>
                <a href={url} hrefLang={locale} lang={locale}>
                  {title}
                </a>{" "}
                <small>{NATIVE_NAMES[locale]}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
      {similar.length > 0 && (
        <section className={styles.card}>
          <h2>{text("not-found-similar")}</h2>
          <ul>
            {similar.map(({ url, title }) => (
              <li key={url}>
                <a href={url}>{title}</a> <small>{url}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
