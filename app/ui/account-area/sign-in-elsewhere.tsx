import { useLocation } from "@remix-run/react";
import { signInUrl } from "~/domain/accounts/sign-in-url";
import { useText } from "~/l10n/locale-context";

/** Opens a new window, because this one holds what the reader has typed or chosen. */
export function SignInElsewhere() {
  const text = useText();
  const { pathname } = useLocation();
  return (
    <a href={signInUrl(pathname)} target="_blank" rel="nofollow noreferrer">
      {text("account-log-in")}
      <span className="visually-hidden"> {text("settings-new-tab")}</span>
    </a>
  );
}
