import { useEffect, useRef, useState } from "react";
import { useText } from "~/l10n/locale-context";
import styles from "./form.module.css";
import { useOffline } from "./use-offline";

/** Action of a collection form. */
export type FormAction = "save" | "delete" | "move" | "remove";

export interface FormButtonsProps {
  action: FormAction;
  /** URL of the page that the reader came from. */
  cancelUrl: string;
}

export const PENDING_LABELS = {
  save: "collection-saving",
  delete: "collection-deleting",
  move: "collection-moving",
  remove: "collection-deleting",
} as const;

/** Buttons at the end of a form that fills a page. */
export function FormButtons({ action, cancelUrl }: FormButtonsProps) {
  const text = useText();
  return (
    <div className={styles.buttons}>
      <SubmitButton
        label={text(`collection-${action}`)}
        pendingLabel={text(PENDING_LABELS[action])}
        isDangerous={action === "delete" || action === "remove"}
      />
      <a className="button" href={cancelUrl}>
        {text("collection-cancel")}
      </a>
    </div>
  );
}

export function HiddenFields({ fields }: { fields: Readonly<Record<string, string>> }) {
  return (
    <>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}

interface SubmitButtonProps {
  label: string;
  pendingLabel: string;
  isDangerous?: boolean;
}

/**
 * Button of a natively submitted form; shows the pending state until the next page loads.
 */
export function SubmitButton({ label, pendingLabel, isDangerous }: SubmitButtonProps) {
  const text = useText();
  const { button, isPending, isHeldBack } = useFormPending();
  return (
    <>
      <button
        ref={button}
        className={`button ${isDangerous ? "" : "primary"}`}
        aria-disabled={isPending || undefined}
        data-dangerous={isDangerous}
      >
        {isPending ? pendingLabel : label}
      </button>
      {isHeldBack && (
        <p role="alert" className={styles.offline}>
          {text("bookmark-offline")}
        </p>
      )}
    </>
  );
}

/**
 * Whether the button's form is pending, or held back until there is a network: the browser's page about it would take
 * the place of the form, with all that was typed. A second submit is prevented.
 */
function useFormPending() {
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<"idle" | "pending" | "held back">("idle");
  const isOffline = useOffline();
  useEffect(() => {
    const form = button.current?.form;
    let isSent = false;
    function handleSubmit(event: SubmitEvent) {
      const isOnline = navigator.onLine;
      if (isSent || !isOnline) event.preventDefault();
      if (isSent) return;
      isSent = isOnline;
      setState(isOnline ? "pending" : "held back");
    }
    // Also runs when the page returns from the back/forward cache.
    function reset() {
      isSent = false;
      setState("idle");
    }
    form?.addEventListener("submit", handleSubmit);
    addEventListener("pageshow", reset);
    return () => {
      form?.removeEventListener("submit", handleSubmit);
      removeEventListener("pageshow", reset);
    };
  }, []);
  const isHeldBack = state === "held back" && isOffline;
  return { button, isPending: state === "pending", isHeldBack };
}
