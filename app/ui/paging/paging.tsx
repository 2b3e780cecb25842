import { formatNumber } from "~/domain/locales/format-number";
import { useLocale } from "~/l10n/locale-context";
import styles from "./paging.module.css";

export interface PagingProps {
  /** Prefix of its texts, because each area loads its own texts. */
  area: "search" | "collections" | "updates";
  page: number;
  lastPage: number;
  toUrl: (page: number) => string;
}

/** Links to the other pages of a list; none when there is only one page. */
export function Paging({ area, page: current, lastPage, toUrl }: PagingProps) {
  const { locale, text } = useLocale();
  if (lastPage < 2 || current > lastPage) return null;
  return (
    <nav className={styles.paging} aria-label={text(`${area}-paging`)} data-chrome="">
      {current > 1 && (
        <a className={styles.step} href={toUrl(current - 1)} rel="prev">
          {text(`${area}-previous`)}
        </a>
      )}
      <ol>
        {listNumbers(current, lastPage).map((page, at, all) => (
          <li key={page} data-gap={page - (all[at - 1] ?? 0) > 1 || undefined}>
            <a
              href={toUrl(page)}
              aria-label={text(`${area}-page`, { page })}
              aria-current={page === current ? "page" : undefined}
            >
              {formatNumber(page, locale)}
            </a>
          </li>
        ))}
      </ol>
      {current < lastPage && (
        <a className={styles.step} href={toUrl(current + 1)} rel="next">
          {text(`${area}-next`)}
        </a>
      )}
    </nav>
  );
}

const SHOWN_AT_ENDS = 2;
const SHOWN_AROUND = 2;

/** The first and last pages and those around the current one: gaps are left between them. */
function listNumbers(current: number, last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1).filter(
    (page) =>
      page <= SHOWN_AT_ENDS ||
      page > last - SHOWN_AT_ENDS ||
      Math.abs(page - current) <= SHOWN_AROUND,
  );
}
