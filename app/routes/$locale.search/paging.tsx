import { useLocale } from "~/l10n/locale-context";
import { HITS_PER_PAGE, MAX_PAGE } from "~/services/search/search-service";
import { toSearchUrl, type AskedSearch } from "./search-state";
import styles from "./paging.module.css";

/** Links to the other pages of results: none when there is one page only. */
export function Paging({ asked, total }: { asked: AskedSearch; total: number }) {
  const { locale, text } = useLocale();
  const last = Math.min(MAX_PAGE, Math.ceil(total / HITS_PER_PAGE));
  if (last < 2 || asked.page > last) return null;
  const numbers = Array.from({ length: last }, (_, index) => index + 1);
  const toUrl = (page: number) => toSearchUrl(locale, asked, { page });
  const { format } = new Intl.NumberFormat(locale);
  return (
    <nav className={styles.paging} aria-label={text("search-paging")}>
      {asked.page > 1 && (
        <a className={styles.step} href={toUrl(asked.page - 1)} rel="prev">
          {text("search-previous")}
        </a>
      )}
      <ol>
        {numbers.map((page) => (
          <li key={page}>
            <a
              href={toUrl(page)}
              aria-label={text("search-page", { page })}
              aria-current={page === asked.page ? "page" : undefined}
            >
              {format(page)}
            </a>
          </li>
        ))}
      </ol>
      {asked.page < last && (
        <a className={styles.step} href={toUrl(asked.page + 1)} rel="next">
          {text("search-next")}
        </a>
      )}
    </nav>
  );
}
