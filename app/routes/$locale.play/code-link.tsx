import { useEffect, useId, useRef } from "react";
import { useText } from "~/l10n/locale-context";
import { CopyButton } from "./copy-button";
import styles from "./code-link.module.css";
import playStyles from "./play.module.css";

export interface CodeLinkProps {
  url: string;
  /** Whether the link appears in place of the button that had the focus. */
  takesFocus?: boolean;
}

/** The link to the reader's own shared code, with a confirmation, to copy. */
export function CodeLink({ url, takesFocus = false }: CodeLinkProps) {
  const text = useText();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  return (
    <div className={styles.link}>
      <p id={`${id}-done`}>{text("play-share-done")}</p>
      <label htmlFor={id}>{text("play-share-address")}</label>
      <input
        ref={field}
        id={id}
        readOnly
        value={url}
        aria-describedby={`${id}-done`}
        onFocus={({ target }) => target.select()}
      />
      <CopyButton
        label={text("play-share-copy")}
        {...(playStyles.scripted !== undefined && { className: playStyles.scripted })}
        value={() => url}
      />
    </div>
  );
}
