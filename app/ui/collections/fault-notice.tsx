import { useLocation } from "@remix-run/react";
import { signInUrl } from "~/domain/accounts/sign-in-url";
import { useText } from "~/l10n/locale-context";
import styles from "./form.module.css";

export interface FaultNoticeProps {
  message: string;
  /** Kind of the failure; `signed-out` comes with a link to log in elsewhere. */
  kind?: string | undefined;
}

/** What went wrong, above the form that it is about. */
export function FaultNotice({ message, kind }: FaultNoticeProps) {
  const text = useText();
  return (
    <div className={styles.notice} role="alert">
      <p>{text("collection-error", { message })}</p>
      {kind === "signed-out" && <SignInElsewhere />}
    </div>
  );
}

/** In another window, because this one holds what was typed. */
function SignInElsewhere() {
  const text = useText();
  const { pathname } = useLocation();
  return (
    <p>
      <a href={signInUrl(pathname)} target="_blank" rel="nofollow noreferrer">
        {text("account-log-in")}
        <span className="visually-hidden"> {text("settings-new-tab")}</span>
      </a>
    </p>
  );
}
