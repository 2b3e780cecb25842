import { isPagePath } from "~/domain/play/runner-path";
import { toHref } from "~/domain/documents/slug";
import { useText } from "~/l10n/locale-context";
import styles from "./play.module.css";

/** Says which page the code is from, and leads back to it. An address may name anything as a page. */
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
