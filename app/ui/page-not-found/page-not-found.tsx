import { describeLinkLanguage } from "~/domain/locales/link-language";
import { LOCALE_ROWS, type Locale } from "~/domain/locales/locale";
import { toHref } from "~/domain/documents/slug";
import { useLocale } from "~/l10n/locale-context";
import { MessageScreen } from "~/ui/message-screen/message-screen";
import { SearchForm } from "~/ui/quick-search/search-form";

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

/** Screen of a missing page: its path, suggestions, a search, and a link home. */
export function PageNotFound({ path, suggestions }: PageNotFoundProps) {
  const { locale, text } = useLocale();
  return (
    <MessageScreen>
      <h1>{text("not-found-title")}</h1>
      <p>{text("not-found-message", { path })}</p>
      {suggestions && <Suggestions {...suggestions} />}
      <SearchForm
        id="not-found-search"
        className="message-search"
        label={text("search-label")}
        placeholder={text("search-label")}
        query={readLeaf(path)}
      />
      <p>
        <a className="button" href={`/${locale}/`}>
          {text("not-found-home")}
        </a>
      </p>
    </MessageScreen>
  );
}

/** Words of the last path segment, as the search query. */
function readLeaf(path: string): string {
  const [, , ...segments] = path.split("/").filter((each, at) => at === 0 || each !== "");
  return segments.at(-1)?.replaceAll("_", " ") ?? "";
}

function Suggestions({
  translations,
  similar,
}: NonNullable<PageNotFoundProps["suggestions"]>) {
  const { locale: ownLocale, text } = useLocale();
  return (
    <>
      {translations.length > 0 && (
        <section className="message-card">
          <h2>{text("not-found-translations")}</h2>
          <ul>
            {translations.map(({ url, title, locale }) => (
              <li key={url}>
                <a href={toHref(url)} hrefLang={locale} lang={locale}>
                  {title}
                </a>{" "}
                <small lang={locale}>{LOCALE_ROWS[locale].name}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
      {similar.length > 0 && (
        <section className="message-card">
          <h2>{text("not-found-similar")}</h2>
          <ul>
            {similar.map(({ url, title }) => (
              <li key={url}>
                <a href={toHref(url)} {...describeLinkLanguage(url, ownLocale)}>
                  {title}
                </a>{" "}
                <small>{url}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
