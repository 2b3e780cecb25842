import type { ReactNode } from "react";
import styles from "./settings.module.css";

export interface SettingRowProps {
  /** A link can lead here; the heading's is made of it. */
  id: string;
  title: ReactNode;
  /** Beside the words on wide screens, below them on narrow ones. */
  control?: ReactNode;
  children: ReactNode;
}

/** One thing to set: what it is, what it means, and the control. */
export function SettingRow({ id, title, control, children }: SettingRowProps) {
  return (
    <div className={styles.row} id={id}>
      <div className={styles.words}>
        <h3 id={toTitleId(id)}>{title}</h3>
        {children}
      </div>
      {control && <div className={styles.control}>{control}</div>}
    </div>
  );
}

/** The heading that names the control of a row. */
export function toTitleId(id: string): string {
  return `${id}-title`;
}
