import type { ReactNode } from "react";
import { BASELINE_BOX_SCRIPT } from "~/browser/reader-choices/baseline-box";
import type { Baseline } from "~/domain/compat/baseline";
import { InlineScript } from "~/ui/render-context/inline-script";
import { useIsPart } from "~/ui/render-context/render-context";
import { StaticElement } from "~/ui/static-html/static-element";
import styles from "./baseline-indicator.module.css";

export interface BaselineBoxProps {
  status: Baseline["feature"]["status"];
  /** HTML of BaselineContent; undefined during hydration, which keeps the server's. */
  html?: string | undefined;
  children?: ReactNode;
}

/** The box around the state of a feature, and the script that closes it as its reader has left it. */
export function BaselineBox({ status, html, children }: BaselineBoxProps) {
  // A part's scripts do not run; browser/reader-choices opens its box.
  const isPart = useIsPart();
  // Warnings are always open at first; their state is not stored.
  const isWarning = status === "discouraged" || status === "removing";
  const attributes = {
    "data-status": status,
    open: isWarning || undefined,
    "data-baseline-box": isWarning ? undefined : "",
  };
  return (
    <>
      <StaticElement
        as="details"
        name="baseline"
        className={styles.box}
        html={html}
        attributes={attributes}
      >
        {children}
      </StaticElement>
      {!isWarning && !isPart && (
        <InlineScript code={import.meta.env.SSR ? BASELINE_BOX_SCRIPT : ""} />
      )}
    </>
  );
}
