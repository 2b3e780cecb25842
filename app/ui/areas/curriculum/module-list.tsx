import type { CurriculumModule } from "~/domain/areas/curriculum";
import { TopicIcon, TopicName } from "./curriculum-title";
import styles from "./module-list.module.css";
import pickerStyles from "./module-picker.module.css";
import { ProgressBox } from "./progress";

/** Modules as cards: summary, topic and progress. */
export function ModuleList({ modules }: { modules: readonly CurriculumModule[] }) {
  return (
    <ol className={styles.list}>
      {modules.map((module) => (
        <ModuleCard key={module.url} {...module} />
      ))}
    </ol>
  );
}

function ModuleCard({ url, title, summary, topic }: CurriculumModule) {
  return (
    <li className={styles.card}>
      <TopicIcon topic={topic} />
      <h3>
        <a href={url}>{title}</a>
      </h3>
      {summary && <p>{summary}</p>}
      <div className={styles.foot}>
        <TopicName topic={topic} />
        <ProgressBox url={url} title={title} />
      </div>
    </li>
  );
}

/** Index of the preselected group: most readers have finished the one before it. */
const FIRST_SHOWN = 1;

/**
 * Groups of modules, one at a time: radio buttons, and CSS that shows the list of the
 * chosen one. Needs no script.
 */
export function ModulePicker({ groups }: { groups: readonly CurriculumModule[] }) {
  const shown = Math.min(FIRST_SHOWN, groups.length - 1);
  return (
    <fieldset className={pickerStyles.picker}>
      <legend className="visually-hidden">Groups of modules</legend>
      {groups.map(({ url, slug, title, children = [] }, index) => (
        <div className={pickerStyles.group} key={url}>
          <input
            className={pickerStyles.radio}
            type="radio"
            name="modules"
            id={`modules-${slug}`}
            value={slug}
            defaultChecked={index === shown}
          />
          <label className={pickerStyles.label} htmlFor={`modules-${slug}`}>
            {title.replace(/ modules$/i, "")}
          </label>
          <section className={pickerStyles.panel} aria-label={title}>
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
