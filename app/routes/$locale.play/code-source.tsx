import { isPagePath } from "~/domain/play/runner-path";
import { toHref } from "~/domain/documents/slug";
import { useText } from "~/l10n/locale-context";
import styles from "./play.module.css";

/**
 * Names and links the page that the code is from. Renders null if the URL's page is no
 * page path.
 */
export function CodeSource({ page }: { page: string }) {
  const text = useText();
  if (!isPagePath(page)) return null;
  const [, , , ...names] = page.split("/");
  return (
    <p className={styles.source}>
      {text("play-source")}{" "}
      <a href={toHref(page)}>{names.join(" / ").replaceAll("_", " ")}</a>
    </p>
  );
}
