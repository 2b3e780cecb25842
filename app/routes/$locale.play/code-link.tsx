import { useEffect, useId, useRef, useState } from "react";
import { copyText } from "~/browser/copy/copy-text";
import { useText } from "~/l10n/locale-context";
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
        className={playStyles.scripted ?? ""}
        value={() => url}
      />
    </div>
  );
}

interface CopyButtonProps {
  label: string;
  className?: string;
  /** Null when there is nothing to copy. */
  value(): string | null | Promise<string | null>;
}

/** Copies the value and shows the result for a moment. */
export function CopyButton({ label, className = "", value }: CopyButtonProps) {
  const text = useText();
  const [answer, setAnswer] = useState<{ message: string; milliseconds: number } | null>(
    null,
  );
  useEffect(() => {
    if (!answer) return;
    const timer = setTimeout(() => setAnswer(null), answer.milliseconds);
    return () => clearTimeout(timer);
  }, [answer]);
  async function copy() {
    const copied = await value();
    if (copied === null) return;
    setAnswer(await copyText(copied, text));
  }
  return (
    <button type="button" className={`button ${className}`} onClick={() => void copy()}>
      {answer?.message ?? label}
    </button>
  );
}
