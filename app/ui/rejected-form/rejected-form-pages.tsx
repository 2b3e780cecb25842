import { useText } from "~/l10n/locale-context";
import { OwnerField, useReader } from "~/ui/account-area/reader-context";
import { FormPage } from "~/ui/collections/form-page";
import styles from "~/ui/collections/form.module.css";
import { FaultNotice } from "~/ui/collections/notices";

/** Mirrors `ForeignForm` of services/accounts, as the browser receives it. */
interface ForeignForm {
  address: string;
  openedAs: string;
  values: [name: string, value: string][];
}

/** Text fields, with their labels. */
const LABELS = {
  name: "collection-name",
  title: "collection-name",
  description: "collection-description",
  notes: "collection-note",
  question: "ai-help-question",
} as const;

/**
 * Refuses a form that was opened by another reader: names that reader, keeps the typed
 * text, and submits it for the current reader only after confirmation.
 */
export function ForeignFormPage({ address, openedAs, values }: ForeignForm) {
  const text = useText();
  const email = useReader().owner?.email ?? "";
  const typed = values.filter(([name, value]) => isLabelled(name) && value !== "");
  return (
    <FormPage title={text("form-foreign-title")}>
      <div role="alert">
        <p>
          {openedAs
            ? text("form-foreign", { openedAs, email })
            : text("form-foreign-unknown", { email })}
        </p>
      </div>
      {typed.length > 0 && (
        <dl className={styles.typed}>
          {typed.map(([name, value]) => (
            <div key={name}>
              <dt>{isLabelled(name) && text(LABELS[name])}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <form method="post" action={address} className={styles.form}>
        {values.map(([name, value], index) => (
          <input key={index} type="hidden" name={name} value={value} />
        ))}
        <OwnerField />
        <p>
          <button className="button">{text("form-foreign-send", { email })}</button>
        </p>
      </form>
    </FormPage>
  );
}

function isLabelled(name: string): name is keyof typeof LABELS {
  return Object.hasOwn(LABELS, name);
}

export function readForeignForm(body: unknown): ForeignForm | null {
  const isGiven = typeof body === "object" && body !== null && "foreignForm" in body;
  return isGiven ? (body.foreignForm as ForeignForm) : null;
}

/** A form submitted while the session could not be looked up, or after its end. */
export interface InterruptedForm {
  /** Path and query that the form was submitted to. */
  address: string;
  values: [name: string, value: string][];
  /** The session is over, and no draft could be stored. */
  isSignedOut?: boolean;
}

/**
 * Keeps the typed text until accounts are available again, or the reader has signed in elsewhere; its
 * button submits the form again.
 */
export function InterruptedPage({ address, values, isSignedOut }: InterruptedForm) {
  const text = useText();
  return (
    <FormPage
      title={text(isSignedOut ? "sign-in-kept-title" : "collections-interrupted-title")}
    >
      {isSignedOut ? (
        <FaultNotice kind="signed-out" message={text("collection-fault-signed-out")} />
      ) : (
        <p role="alert">{text("collections-interrupted")}</p>
      )}
      <form method="post" action={address} className={styles.form}>
        {values.map(([name, value], index) => (
          <input key={index} type="hidden" name={name} value={value} />
        ))}
        <p>
          <button className="button primary">
            {text("collections-interrupted-again")}
          </button>
        </p>
      </form>
    </FormPage>
  );
}

export function readInterruptedForm(body: unknown): InterruptedForm | null {
  const isGiven = typeof body === "object" && body !== null && "interrupted" in body;
  return isGiven ? (body.interrupted as InterruptedForm) : null;
}
