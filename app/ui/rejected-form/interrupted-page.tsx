import { useText } from "~/l10n/locale-context";
import { FormPage } from "~/ui/collections/form-page";
import { HiddenFields } from "~/ui/collections/form-buttons";
import styles from "~/ui/collections/form.module.css";

/** A form submitted while the session could not be looked up. */
export interface InterruptedForm {
  /** Path and query that the form was submitted to. */
  address: string;
  values: Record<string, string>;
}

/**
 * Keeps the typed text until accounts are available again; its button submits the form
 * again.
 */
export function InterruptedPage({ address, values }: InterruptedForm) {
  const text = useText();
  return (
    <FormPage title={text("collections-interrupted-title")}>
      <p role="alert">{text("collections-interrupted")}</p>
      <form method="post" action={address} className={styles.form}>
        <HiddenFields fields={values} />
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
