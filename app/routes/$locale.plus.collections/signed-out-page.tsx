import { signInUrl } from "~/domain/sign-in-url";
import { useText } from "~/l10n/locale-context";
import { FormPage } from "~/ui/collections/form-page";

/** A form that came without a session, too long to be taken through sign-in in an address. */
export interface InterruptedForm {
  /** Path and query that the form was sent to. */
  address: string;
  values: Record<string, string>;
}

/** Keeps what was typed until its reader has signed in, in another window. */
export function SignedOutPage({ address, values }: InterruptedForm) {
  const text = useText();
  return (
    <FormPage title={text("collections-signed-out-title")}>
      <p>{text("collections-signed-out")}</p>
      <p>
        <a className="button" href={signInUrl(address)} target="_blank" rel="nofollow">
          {text("account-log-in")}
        </a>
      </p>
      <form method="post" action={address}>
        {Object.entries(values).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button className="button primary">{text("collection-save")}</button>
      </form>
    </FormPage>
  );
}

export function readInterruptedForm(body: unknown): InterruptedForm | null {
  const isGiven = typeof body === "object" && body !== null && "interrupted" in body;
  return isGiven ? (body.interrupted as InterruptedForm) : null;
}
