import styles from "./progress.module.css";

interface ModuleRef {
  url: string;
  title: string;
}

/** Ticks a module off (browser/curriculum-progress). Only browsers that run scripts show it. */
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

/** How many of the modules are ticked off; the browser counts. */
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
