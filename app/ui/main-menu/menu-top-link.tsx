import { useText } from "~/l10n/locale-context";
import type { ShownLink } from "./list-menu-parts";
import styles from "./main-menu.module.css";

/** A part of the menu without a panel, perhaps marked as new. */
export function MenuTopLink({ part, path }: { part: ShownLink; path: string }) {
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
