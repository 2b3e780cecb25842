import type { ReactNode } from "react";
import styles from "./settings.module.css";

export interface SettingRowProps {
  /** Anchor of the row; prefix of the heading's id. */
  id: string;
  title: ReactNode;
  /** Beside the text on wide screens, below it on narrow ones. */
  control?: ReactNode;
  children: ReactNode;
}

/** One setting: name, explanation and control. */
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

/** Id of the heading that labels a row's control. */
export function toTitleId(id: string): string {
  return `${id}-title`;
}
