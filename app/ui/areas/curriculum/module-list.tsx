import type { CurriculumModule } from "~/domain/areas/curriculum";
import styles from "./module-list.module.css";
import { ProgressBox } from "./progress";
import { TopicIcon, TopicName } from "./topic";

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
