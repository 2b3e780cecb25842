import styles from "./progress.module.css";

interface ModuleRef {
  url: string;
  title: string;
}

/**
 * Checkbox for a finished module (browser/curriculum-progress), shown only where scripts
 * run.
 */
export function ProgressBox({ url, title, isLong }: ModuleRef & { isLong?: boolean }) {
  return (
    <label className={styles.box}>
      <input type="checkbox" autoComplete="off" data-progress={url} />
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

/** Number of finished modules, counted in the browser. */
export function ProgressCount({ modules }: { modules: readonly ModuleRef[] }) {
  return (
    <p className={styles.count} data-progress-modules={JSON.stringify(listUrls(modules))}>
      <progress
        value={0}
        max={modules.length}
        aria-hidden="true"
        suppressHydrationWarning
      />
      <span
        role="status"
        dangerouslySetInnerHTML={{ __html: `0 of ${modules.length} modules done` }}
        suppressHydrationWarning
      />
    </p>
  );
}

function listUrls(modules: readonly ModuleRef[]): string[] {
  return modules.map(({ url }) => url);
}
