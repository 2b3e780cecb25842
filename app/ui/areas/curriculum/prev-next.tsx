import type { CurriculumDoc } from "~/domain/areas/curriculum";
import styles from "./prev-next.module.css";

/** Links to the previous and next modules. */
export function PrevNext({ prev, next }: CurriculumDoc["prevNext"]) {
  if (!prev && !next) return null;
  return (
    <nav className={styles.nav} aria-label="Modules before and after" data-chrome="">
      {prev && (
        <a className="button" href={prev.url} rel="prev">
          Previous: {prev.title}
        </a>
      )}
      {next && (
        <a className="button primary" href={next.url} rel="next">
          Next: {next.title}
        </a>
      )}
    </nav>
  );
}
