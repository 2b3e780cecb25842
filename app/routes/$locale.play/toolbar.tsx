import { useState } from "react";
import { findPlainLink } from "~/browser/client-links/find-plain-link";
import { formatCode } from "~/browser/play/format-code.client";
import { showToast } from "~/browser/toast-events";
import { useLocale, useText } from "~/l10n/locale-context";
import dialogStyles from "~/ui/dialog/dialog.module.css";
import { useModal } from "~/ui/dialog/use-modal";
import { isBlank } from "./loaded-play";
import styles from "./play.module.css";
import { ShareDialog } from "./share-dialog";
import type { Playground } from "./use-playground";

export interface ToolbarProps {
  play: Playground;
  onClear(): void;
}

/** Actions on the code. Those that work without a script: run, share, start over. */
export function Toolbar({ play, onClear }: ToolbarProps) {
  const { locale, text } = useLocale();
  const [asked, setAsked] = useState<"clear" | "reset" | "share" | null>(null);
  const { code, src, isLive } = play;
  const hasNoCode = isLive && isBlank(code);
  const close = () => setAsked(null);
  async function format() {
    try {
      const { formatted, faults } = await formatCode(code);
      play.replaceUnchanged(code, formatted);
      if (faults[0])
        showToast(faults.map((fault) => text("play-format-fault", fault)).join(", "));
    } catch {
      showToast(text("error-sorry"));
    }
  }
  return (
    <div className={styles.tools} data-blank={hasNoCode || undefined}>
      <button
        type="button"
        className={`button ${styles.scripted ?? ""}`}
        disabled={hasNoCode}
        onClick={() => void format()}
      >
        {text("play-format")}
      </button>
      <button
        className="button primary"
        name="intent"
        value="run"
        formAction={`/${locale}/play#play-result`}
        formNoValidate
        disabled={hasNoCode}
      >
        {text("play-run")}
      </button>
      <button
        className="button"
        name="intent"
        value="share"
        formNoValidate
        disabled={hasNoCode}
        onClick={(event) => {
          if (!isLive) return;
          event.preventDefault();
          setAsked("share");
        }}
      >
        {text("play-share")}
      </button>
      {/* A link, because it leads to the empty playground with or without a script. */}
      <a
        className={`button ${(hasNoCode && styles.unusable) || ""}`}
        href={`/${locale}/play`}
        aria-disabled={hasNoCode || undefined}
        onClick={(event) => {
          if (!findPlainLink(event.nativeEvent)) return;
          event.preventDefault();
          if (!hasNoCode) setAsked("clear");
        }}
      >
        {text("play-clear")}
      </a>
      <button
        type="reset"
        className="button"
        disabled={isLive && !play.isChanged}
        onClick={(event) => {
          event.preventDefault();
          setAsked("reset");
        }}
      >
        {text("play-reset")}
      </button>
      <label className={`${styles.auto ?? ""} ${styles.scripted ?? ""}`}>
        <input
          type="checkbox"
          checked={play.isAuto}
          onChange={({ target }) => play.setAuto(target.checked)}
        />
        {text("play-auto")}
      </label>
      {asked === "share" ? (
        <ShareDialog code={code} src={src} onShared={play.moveTo} onClose={close} />
      ) : (
        asked && (
          <ConfirmDialog
            question={text(`play-${asked}-question`)}
            label={text(`play-${asked}`)}
            onConfirm={asked === "clear" ? onClear : play.reset}
            onClose={close}
          />
        )
      )}
    </div>
  );
}

interface ConfirmDialogProps {
  question: string;
  /** Label of the confirming button. */
  label: string;
  onConfirm(): void;
  onClose(): void;
}

/** Asks before code is discarded. */
function ConfirmDialog({ question, label, onConfirm, onClose }: ConfirmDialogProps) {
  const text = useText();
  const dialog = useModal();
  return (
    <dialog
      ref={dialog}
      className={dialogStyles.dialog}
      aria-labelledby="play-question"
      onClose={onClose}
    >
      <h2 id="play-question">{question}</h2>
      <div className={dialogStyles.buttons}>
        <button
          type="button"
          className="button primary"
          onClick={() => {
            onConfirm();
            dialog.current?.close();
            focusEditors();
          }}
        >
          {label}
        </button>
        <button type="button" className="button" onClick={() => dialog.current?.close()}>
          {text("play-cancel")}
        </button>
      </div>
    </dialog>
  );
}

/** Moves the focus from a button that is disabled or gone once it has been used. */
export function focusEditors(): void {
  document.querySelector<HTMLElement>("#play-editors summary")?.focus();
}
