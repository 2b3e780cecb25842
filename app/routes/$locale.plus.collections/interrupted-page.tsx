import { useText } from "~/l10n/locale-context";
import { FormPage } from "~/ui/collections/form-page";
import { HiddenFields } from "~/ui/collections/form-buttons";
import styles from "~/ui/collections/form.module.css";

/** A form that came while nobody could tell from whom. */
export interface InterruptedForm {
  /** Path and query that the form was sent to. */
  address: string;
  values: Record<string, string>;
}

/** Keeps what was typed until accounts are back: its button sends the same form again. */
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
