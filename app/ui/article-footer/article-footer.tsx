import type { DocumentSource } from "~/domain/documents/document";
import { formatDate } from "~/domain/locales/format-date";
import { describeLinkLanguage } from "~/domain/locales/link-language";
import { toQuery } from "~/domain/http/to-query";
import { useLocale } from "~/l10n/locale-context";
import styles from "./article-footer.module.css";

interface ArticleFooterProps extends ReportedPage {
  /** URL of the page that tells how to contribute, perhaps the English one. */
  guideUrl: string | undefined;
  /** URL of the list of authors; null when they are unknown. */
  contributorsUrl: string | null;
  /** URL of the page as Markdown. */
  markdownUrl: string;
}

/** Footer of the article: date, how to contribute, authors, source, and link to report a problem. */
export function ArticleFooter({
  guideUrl,
  contributorsUrl,
  markdownUrl,
  ...page
}: ArticleFooterProps) {
  const { locale, text } = useLocale();
  const reportUrl = toReportUrl(page);
  return (
    <aside className={styles.footer} aria-label={text("article-info")} data-chrome="">
      {page.modified && (
        <p>
          <ModifiedDate modified={page.modified} />
        </p>
      )}
      <ul className={styles.links}>
        {guideUrl !== undefined && (
          <li>
            <a href={guideUrl} hrefLang={describeLinkLanguage(guideUrl, locale).hrefLang}>
              {text("article-contribute")}
            </a>
          </li>
        )}
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
          {/* A script copies the text instead (browser/copy/copy-links). */}
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

interface ReportedPage {
  /** Absolute URL of the page. */
  address: string;
  modified: string | null;
  source: DocumentSource;
}

/**
 * URL of the code host's prefilled form for a new issue; null without a known repository.
 */
export function toReportUrl({ address, modified, source }: ReportedPage): string | null {
  const repository = /^https:\/\/[^/]+\/[^/]+\/[^/]+/.exec(source.github_url ?? "")?.[0];
  if (!repository) return null;
  const facts = [
    `* Folder: \`${source.folder}\``,
    `* Page: ${address}`,
    `* Source: ${source.github_url ?? ""}`,
    ...(source.last_commit_url ? [`* Last commit: ${source.last_commit_url}`] : []),
    ...(modified ? [`* Last modified: ${modified}`] : []),
  ];
  const query = toQuery({
    template: "page-report.yml",
    "mdn-url": address,
    metadata: facts.join("\n"),
  });
  return `${repository}/issues/new?${query}`;
}
