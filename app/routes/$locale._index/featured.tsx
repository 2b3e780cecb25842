import type { FeaturedArticle, FeaturedContributor } from "~/domain/areas/home";
import { toHref } from "~/domain/documents/slug";
import { type Locale, parseLocale } from "~/domain/locales/locale";
import { getDocumentArea } from "~/domain/site/area";
import { useLocale } from "~/l10n/locale-context";
import styles from "./home-page.module.css";

/** Recommended articles, each with its subject. */
export function FeaturedArticles({ articles }: { articles: readonly FeaturedArticle[] }) {
  const { text } = useLocale();
  if (articles.length === 0) return null;
  return (
    <section className={`page-width ${styles.region}`} aria-labelledby="featured">
      <h2 id="featured">{text("home-featured")}</h2>
      <ul className={styles.articles}>
        {articles.map((article) => (
          <ArticleTile key={article.mdn_url} {...article} />
        ))}
      </ul>
    </section>
  );
}

function ArticleTile({ mdn_url, title, summary, tag }: FeaturedArticle) {
  const { locale } = useLocale();
  const lang = findOtherLanguage(mdn_url, locale);
  return (
    <li className={styles.article} data-area={getDocumentArea(mdn_url)}>
      {tag && (
        <a className={styles.tag} href={toHref(tag.uri)} lang={lang}>
          {tag.title}
        </a>
      )}
      <h3>
        <a href={toHref(mdn_url)} lang={lang} hrefLang={lang}>
          {title}
        </a>
      </h3>
      <p lang={lang}>{summary}</p>
    </li>
  );
}

/** Language of the page at this path if it differs from the shown one. */
export function findOtherLanguage(path: string, shown: Locale): Locale | undefined {
  const [, segment = ""] = path.split("/");
  const locale = parseLocale(segment) ?? undefined;
  return locale === shown ? undefined : locale;
}

/** Featured contributor with a quotation. */
export function ContributorSpotlight({
  contributor: { contributorName, quote, url },
  sampleLabel,
  hasCommunity,
}: {
  contributor: FeaturedContributor;
  /** Marks the site's sample, who is no person; null for a contributor of the operator's. */
  sampleLabel: string | null;
  hasCommunity: boolean;
}) {
  const { locale, text } = useLocale();
  return (
    <section className={`page-width ${styles.region}`} aria-labelledby="spotlight">
      <h2 id="spotlight">{text("home-spotlight")}</h2>
      <figure className={styles.spotlight}>
        {quote && <blockquote lang="en-US">{quote}</blockquote>}
        <figcaption>
          <a href={url}>{contributorName}</a>
          {sampleLabel !== null && <span className={styles.badge}>{sampleLabel}</span>}
        </figcaption>
      </figure>
      {hasCommunity && (
        <p>
          <a href={`/${locale}/community`}>{text("home-spotlight-involved")}</a>
        </p>
      )}
    </section>
  );
}
