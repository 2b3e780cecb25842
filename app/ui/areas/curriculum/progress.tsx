import { saveProgress } from "~/browser/curriculum-progress";
import styles from "./progress.module.css";
import { useProgress } from "./use-progress";

interface ModuleRef {
  url: string;
  title: string;
}

/** Ticks a module off. Only browsers that run scripts show it: nobody else keeps it. */
export function ProgressBox({ url, title, isLong }: ModuleRef & { isLong?: boolean }) {
  const isDone = useProgress().has(url);
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        checked={isDone}
        onChange={(event) => {
          saveProgress(url, event.target.checked);
        }}
      />
      {isLong ? (
        "I've finished this module"
      ) : (
        <>
          Done<span className="visually-hidden">: {title}</span>
        </>
      )}
    </label>
  );
}

/** How many of the modules are ticked off. */
export function ProgressCount({ modules }: { modules: readonly ModuleRef[] }) {
  const progress = useProgress();
  const done = modules.filter(({ url }) => progress.has(url)).length;
  return (
    <p className={styles.count}>
      <progress value={done} max={modules.length} aria-hidden="true" />
      <span role="status">
        {done} of {modules.length} modules done
      </span>
    </p>
  );
}
