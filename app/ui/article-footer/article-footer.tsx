import { formatDate } from "~/domain/locales/format-date";
import { useLocale } from "~/l10n/locale-context";
import { toReportUrl, type ReportedPage } from "./report-url";
import styles from "./article-footer.module.css";

interface ArticleFooterProps extends ReportedPage {
  /** URL of the list of authors; null when they are unknown. */
  contributorsUrl: string | null;
  /** URL of the page as Markdown. */
  markdownUrl: string;
}

/** Footer of the article: date, authors, source, and link to report a problem. */
export function ArticleFooter({
  contributorsUrl,
  markdownUrl,
  ...page
}: ArticleFooterProps) {
  const { text } = useLocale();
  const reportUrl = toReportUrl(page);
  return (
    <aside className={styles.footer} aria-label={text("article-info")} data-chrome="">
      {page.modified && (
        <p>
          <ModifiedDate modified={page.modified} />
        </p>
      )}
      <ul className={styles.links}>
        {contributorsUrl && (
          <li>
            <a href={contributorsUrl}>{text("article-contributors")}</a>
          </li>
        )}
        {page.source.github_url && (
          <li>
            <a href={`${page.source.github_url}?plain=1`} title={page.source.folder}>
              {text("article-source")}
            </a>
          </li>
        )}
        <li>
          {/* A script copies the text instead (browser/copy-page). */}
          <a href={markdownUrl} type="text/markdown" data-copy-page="">
            {text("article-markdown")}
          </a>
        </li>
        {reportUrl && (
          <li>
            <a href={reportUrl}>{text("article-report")}</a>
          </li>
        )}
      </ul>
    </aside>
  );
}

function ModifiedDate({ modified }: { modified: string }) {
  const { locale, text } = useLocale();
  // Server and browser may format dates differently, so hydration keeps the server's
  // text.
  return (
    <time dateTime={modified} suppressHydrationWarning>
      {text("article-modified", { date: formatDate(new Date(modified), locale) })}
    </time>
  );
}
