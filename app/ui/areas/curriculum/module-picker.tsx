import type { CurriculumModule } from "~/domain/areas/curriculum";
import { ModuleList } from "./module-list";
import styles from "./module-picker.module.css";

/** Index of the preselected group: most readers have finished the one before it. */
const FIRST_SHOWN = 1;

/**
 * Groups of modules, one at a time: radio buttons, and CSS that shows the list of the
 * chosen one. Needs no script.
 */
export function ModulePicker({ groups }: { groups: readonly CurriculumModule[] }) {
  const shown = Math.min(FIRST_SHOWN, groups.length - 1);
  return (
    <fieldset className={styles.picker}>
      <legend className="visually-hidden">Groups of modules</legend>
      {groups.map(({ url, slug, title, children = [] }, index) => (
        <div className={styles.group} key={url}>
          <input
            className={styles.radio}
            type="radio"
            name="modules"
            id={`modules-${slug}`}
            value={slug}
            defaultChecked={index === shown}
          />
          <label className={styles.label} htmlFor={`modules-${slug}`}>
            {title.replace(/ modules$/i, "")}
          </label>
          <section className={styles.panel} aria-label={title}>
            <ModuleList modules={children} />
            {children[0] && (
              <p>
                <a className="button primary" href={children[0].url}>
                  Let&apos;s begin
                  <span className="visually-hidden">: {children[0].title}</span>
                </a>
              </p>
            )}
          </section>
        </div>
      ))}
    </fieldset>
  );
}
