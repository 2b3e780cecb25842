import type { ReactNode } from "react";
import styles from "./form.module.css";

/** Page with a single form or question. */
export function FormPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      {children}
    </div>
  );
}
