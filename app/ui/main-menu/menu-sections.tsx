import type { Locale } from "~/domain/locales/locale";
import {
  readLocalized,
  type SiteTheme,
  type ThemeLink,
  toThemeHref,
} from "~/domain/site/site-theme";
import { useText } from "~/l10n/locale-context";
import { Icon } from "~/ui/icon/icon";
import type { SiteFacts } from "~/ui/navigation/site-facts";
import {
  listMenuParts,
  type ShownEntry,
  type ShownLink,
  type ShownSection,
} from "./list-menu-parts";
import styles from "./main-menu.module.css";
import { BadgeText } from "./new-feature-badge";

export interface MenuSectionsProps {
  locale: Locale;
  /** Path of the page. */
  path: string;
  site: SiteFacts;
  isSignedIn: boolean;
  hasNews: boolean;
  /** Links and hidden sections of the theme. */
  theme: Pick<SiteTheme, "menu">;
}

/**
 * The entries of the main menu. Entries of signed-in readers are there for everybody, and hidden,
 * because their account may change while the page is shown (browser/menus/menu-marks).
 */
export function MenuSections(props: MenuSectionsProps) {
  const { path, isSignedIn, hasNews, theme, ...place } = props;
  const { links, hidden } = theme.menu;
  const parts = listMenuParts({ ...place, path, isSignedIn: true }).filter(
    ({ id }) => !hidden.includes(id.replace(/^menu-/, "")),
  );
  return (
    <>
      {parts.map((part) => (
        <li key={part.id} className={styles.section}>
          {"entries" in part ? (
            <MenuPanel
              section={part}
              path={path}
              isSignedIn={isSignedIn}
              hasNews={hasNews}
            />
          ) : (
            <MenuTopLink part={part} path={path} />
          )}
        </li>
      ))}
      {links.map((link) => (
        <li key={link.url} className={styles.section}>
          <ThemeMenuLink link={link} locale={props.locale} />
        </li>
      ))}
    </>
  );
}

/** A part of the menu without a panel, perhaps marked as new. */
function MenuTopLink({ part, path }: { part: ShownLink; path: string }) {
  const text = useText();
  const { id, link, isCurrent, isNew } = part;
  return (
    <a
      className={styles.summary}
      href={link.href}
      hrefLang={link.hrefLang}
      data-menu-top=""
      data-current={isCurrent || undefined}
      aria-current={path === link.href ? "page" : undefined}
    >
      {text(id)}
      {isNew && <sup className={styles.new}>{text("menu-new")}</sup>}
    </a>
  );
}

function ThemeMenuLink({ link, locale }: { link: ThemeLink; locale: Locale }) {
  const text = useText();
  const { label, url } = link;
  return (
    <a className={styles.summary} data-menu-top="" href={toThemeHref(url, locale)}>
      {"known" in label ? text(`footer-${label.known}`) : readLocalized(label, locale)}
    </a>
  );
}

interface MenuPanelProps {
  section: ShownSection;
  path: string;
  isSignedIn: boolean;
  /** Whether entries with a badge show it. */
  hasNews: boolean;
}

/** A part of the menu that opens: one at a time, which their common name sees to. */
function MenuPanel({ section, path, isSignedIn, hasNews }: MenuPanelProps) {
  const text = useText();
  return (
    <details name="main-menu" data-menu="">
      <summary
        className={styles.summary}
        data-menu-top=""
        data-current={section.isCurrent || undefined}
        data-home={section.home ?? undefined}
      >
        {text(section.id)}
        <Icon name="chevron" size={16} />
      </summary>
      <ul className={styles.panel}>
        {section.entries.map((entry) => (
          <li
            key={entry.link.href}
            hidden={entry.isPersonal && !isSignedIn}
            data-personal={entry.isPersonal && ""}
          >
            <MenuLink entry={entry} isHere={path === entry.link.href} hasNews={hasNews} />
          </li>
        ))}
      </ul>
    </details>
  );
}

interface MenuLinkProps {
  entry: ShownEntry;
  isHere: boolean;
  hasNews: boolean;
}

function MenuLink({ entry, isHere, hasNews }: MenuLinkProps) {
  const text = useText();
  const { link, area, dot } = entry;
  return (
    <a
      className={styles.link}
      href={link.href}
      hrefLang={link.hrefLang}
      data-area={area}
      aria-current={isHere ? "page" : undefined}
    >
      <span className={styles.label}>
        {text(entry.id)}
        {dot && (
          <span className={styles.dot} data-badge={dot} hidden={isHere || !hasNews}>
            <BadgeText dot={dot} />
          </span>
        )}
        {link.hrefLang && (
          <span className={styles.language}> {text("menu-in-english")}</span>
        )}
      </span>
      <span className={styles.about}>{text(entry.aboutId)}</span>
    </a>
  );
}
