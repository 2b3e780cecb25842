import { useText } from "~/l10n/locale-context";
import { FormPage } from "~/ui/collections/form-page";
import { FaultNotice } from "~/ui/collections/notices";
import styles from "~/ui/collections/form.module.css";

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
