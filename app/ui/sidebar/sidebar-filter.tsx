import { useText } from "~/l10n/locale-context";
import { Icon } from "~/ui/icon/icon";
import styles from "./sidebar-filter.module.css";

export interface SidebarFilterState {
  query: string;
  count: number;
}

export interface SidebarFilterProps {
  /** Path of the page. */
  path: string;
  filter: SidebarFilterState | null;
}

/**
 * Filter field above the sidebar. The server filters by the query parameter `sidebar`;
 * scripts filter in place (browser/sidebar/sidebar-filter) and write the count.
 */
export function SidebarFilter({ path, filter }: SidebarFilterProps) {
  const text = useText();
  const count = filter ? text("sidebar-filter-count", { count: filter.count }) : "";
  return (
    <form className={styles.form} action={path} data-sidebar-filter="">
      <label htmlFor="sidebar-filter" className="visually-hidden">
        {text("sidebar-filter-label")}
      </label>
      <span className={styles.field}>
        <input
          id="sidebar-filter"
          className={styles.input}
          name="sidebar"
          type="text"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          placeholder={text("sidebar-filter-placeholder")}
          defaultValue={filter?.query}
        />
        <a className={styles.clear} href={path} data-sidebar-clear="">
          <Icon name="close" size={16} />
          <span className="visually-hidden">{text("sidebar-filter-clear")}</span>
        </a>
        <button type="submit" className={`button ${styles.submit}`}>
          {text("sidebar-filter-placeholder")}
        </button>
      </span>
      <p
        className={styles.count}
        aria-live="polite"
        data-sidebar-count=""
        dangerouslySetInnerHTML={{ __html: count }}
        suppressHydrationWarning
      />
    </form>
  );
}
