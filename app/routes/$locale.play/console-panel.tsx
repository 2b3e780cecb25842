import { useEffect, useRef } from "react";
import type { ConsoleEntry } from "~/browser/console/create-console";
import { useText } from "~/l10n/locale-context";
import styles from "./console-panel.module.css";

export interface ConsolePanelProps {
  entries: readonly ConsoleEntry[];
  onClear(): void;
}

/** Output of the code, latest entry last. */
export function ConsolePanel({ entries, onClear }: ConsolePanelProps) {
  const text = useText();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [entries]);
  return (
    <section className={styles.panel} aria-labelledby="play-console">
      <div className={styles.head}>
        <h2 id="play-console">{text("play-console")}</h2>
        {/* Not disabled, which would lose the focus. */}
        <button
          type="button"
          aria-disabled={entries.length === 0 || undefined}
          onClick={onClear}
        >
          {text("play-console-clear")}
        </button>
      </div>
      {entries.length === 0 && (
        <p className={styles.empty}>{text("play-console-empty")}</p>
      )}
      <ul
        ref={list}
        className={styles.list}
        aria-live="polite"
        aria-labelledby="play-console"
        // A scrollable list must be focusable by keyboard.
        tabIndex={entries.length === 0 ? undefined : 0}
      >
        {entries.map((entry) => (
          <Entry key={entry.id} {...entry} />
        ))}
      </ul>
    </section>
  );
}

function Entry({ level, text: printed }: ConsoleEntry) {
  const text = useText();
  return (
    <li data-level={level}>
      {level !== "log" && level !== "table" && (
        <span className={styles.level}>{text(`play-level-${level}`)}</span>
      )}
      <code>{printed}</code>
    </li>
  );
}
