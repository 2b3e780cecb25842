import type { FeaturedArticle } from "~/domain/areas/home";
import { toHref } from "~/domain/documents/slug";
import { useLocale } from "~/l10n/locale-context";
import { findDocumentArea } from "~/domain/site/area";
import { findOtherLanguage } from "./find-other-language";
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
    <li className={styles.article} data-area={findDocumentArea(mdn_url)}>
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
