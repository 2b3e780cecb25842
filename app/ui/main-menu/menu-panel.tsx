import { useText } from "~/l10n/locale-context";
import { Icon } from "~/ui/icon/icon";
import type { ShownEntry, ShownSection } from "./list-menu-parts";
import { BadgeText } from "./new-feature-badge";
import styles from "./main-menu.module.css";

export interface MenuPanelProps {
  section: ShownSection;
  path: string;
  isSignedIn: boolean;
  /** Whether entries with a badge show it. */
  hasNews: boolean;
}

/** A part of the menu that opens: one at a time, which their common name sees to. */
export function MenuPanel({ section, path, isSignedIn, hasNews }: MenuPanelProps) {
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
