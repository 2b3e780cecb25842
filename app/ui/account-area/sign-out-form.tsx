import type { FormEvent } from "react";
import { cleanUpAccount } from "~/browser/whoami/clean-up-account";
import { submitNatively } from "~/browser/submit-natively";
import { toSignOutNext } from "~/domain/accounts/private-page";
import { useText } from "~/l10n/locale-context";

export interface SignOutFormProps {
  /** Class of the button. */
  className: string | undefined;
  next: string;
}

/**
 * Signs out by a form; with JavaScript, the reader's data in this browser is removed
 * first.
 */
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

/**
 * Removes the reader's data from this browser, then submits the form that ends sessions.
 */
export async function cleanUpFirst(event: FormEvent<HTMLFormElement>): Promise<void> {
  event.preventDefault();
  const form = event.currentTarget;
  await cleanUpAccount();
  submitNatively(form, null);
}
