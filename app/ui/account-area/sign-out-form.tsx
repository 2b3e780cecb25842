import type { FormEvent } from "react";
import { cleanUpAccount } from "~/browser/clean-up-account";
import { submitNatively } from "~/browser/submit-natively";
import { toSignOutNext } from "~/domain/accounts/private-page";
import { useText } from "~/l10n/locale-context";

export interface SignOutFormProps {
  /** Of its button. */
  className: string | undefined;
  next: string;
}

/** Signs out by a form; with a script, what the browser kept for the reader is removed first. */
export function SignOutForm({ className, next }: SignOutFormProps) {
  const text = useText();
  return (
    <form
      method="post"
      action="/users/fxa/login/logout/"
      onSubmit={(event) => void cleanUpFirst(event)}
    >
      <input type="hidden" name="next" value={toSignOutNext(next)} />
      <button type="submit" className={className}>
        {text("account-sign-out")}
      </button>
    </form>
  );
}

/** Removes what this browser keeps for the reader before the form that ends sessions is sent. */
export async function cleanUpFirst(event: FormEvent<HTMLFormElement>): Promise<void> {
  event.preventDefault();
  const form = event.currentTarget;
  await cleanUpAccount();
  submitNatively(form, null);
}
