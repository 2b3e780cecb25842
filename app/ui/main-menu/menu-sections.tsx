import type { Locale } from "~/domain/locales/locale";
import type { SiteFacts } from "~/ui/navigation/site-facts";
import { listMenuParts } from "./list-menu-parts";
import { MenuPanel } from "./menu-panel";
import { MenuTopLink } from "./menu-top-link";
import styles from "./main-menu.module.css";

export interface MenuSectionsProps {
  locale: Locale;
  /** Path of the page. */
  path: string;
  site: SiteFacts;
  isSignedIn: boolean;
  hasNews: boolean;
}

/**
 * The entries of the main menu. Entries of signed-in readers are there for everybody, and hidden,
 * because their account may change while the page is shown (browser/menu-marks).
 */
export function MenuSections(props: MenuSectionsProps) {
  const { path, isSignedIn, hasNews, ...place } = props;
  const parts = listMenuParts({ ...place, path, isSignedIn: true });
  return parts.map((part) => (
    <li key={part.id} className={styles.section}>
      {"entries" in part ? (
        <MenuPanel section={part} {...{ path, isSignedIn, hasNews }} />
      ) : (
        <MenuTopLink part={part} />
      )}
    </li>
  ));
}
