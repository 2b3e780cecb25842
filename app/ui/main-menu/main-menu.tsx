import { docUrl } from "~/domain/slug";
import { useLocale } from "~/l10n/locale-context";
import { Icon } from "~/ui/icon/icon";
import { POPOVER, popoverTarget } from "~/ui/popover";
import { MENU_SECTIONS, type MenuEntry, type MenuSection } from "./menu-entries";
import styles from "./main-menu.module.css";

export const MAIN_MENU_ID = "main-menu";

/**
 * The main menu: a row of panels on wide screens, a sheet that a button opens on narrow ones.
 * Both are the same elements, and the browser opens them: `details` and `popover`.
 */
export function MainMenu({ path }: { path: string }) {
  const { text } = useLocale();
  return (
    <nav
      id={MAIN_MENU_ID}
      className={styles.menu}
      aria-label={text("menu-main")}
      {...POPOVER}
    >
      <button
        type="button"
        className={styles.close}
        {...popoverTarget(MAIN_MENU_ID, "hide")}
      >
        <Icon name="close" />
        <span className="visually-hidden">{text("menu-close")}</span>
      </button>
      <ul className={styles.sections}>
        {MENU_SECTIONS.map((section) => (
          <li key={section.id} className={styles.section}>
            <MenuPanel section={section} path={path} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function MenuPanel({ section, path }: { section: MenuSection; path: string }) {
  const { locale, text } = useLocale();
  const isHere = isBelow(path, docUrl(locale, section.slug));
  return (
    <details name="main-menu" data-menu="">
      <summary className={styles.summary} data-current={isHere || undefined}>
        {text(section.id)}
        <Icon name="chevron" size={16} />
      </summary>
      <ul className={styles.panel}>
        {section.entries.map((entry) => (
          <li key={entry.slug}>
            <MenuLink entry={entry} path={path} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function MenuLink({ entry, path }: { entry: MenuEntry; path: string }) {
  const { locale, text } = useLocale();
  const url = docUrl(locale, entry.slug);
  return (
    <a
      className={styles.link}
      href={url}
      data-area={entry.area}
      aria-current={path === url ? "page" : undefined}
    >
      <span className={styles.label}>{text(entry.id)}</span>
      <span className={styles.about}>{text(entry.aboutId)}</span>
    </a>
  );
}

function isBelow(path: string, url: string): boolean {
  return path === url || path.startsWith(`${url}/`);
}
