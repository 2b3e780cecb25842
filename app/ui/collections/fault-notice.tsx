import { useLocation } from "@remix-run/react";
import { signInUrl } from "~/domain/accounts/sign-in-url";
import { useText } from "~/l10n/locale-context";
import styles from "./form.module.css";

export interface FaultNoticeProps {
  message: string;
  /** Kind of the failure; `signed-out` adds a link to log in. */
  kind?: string | undefined;
}

/** Error message above the affected form. */
export function FaultNotice({ message, kind }: FaultNoticeProps) {
  const text = useText();
  return (
    <div className={styles.notice} role="alert">
      <p>{text("collection-error", { message })}</p>
      {kind === "signed-out" && <SignInElsewhere />}
    </div>
  );
}

/** Opens a new window, because this one holds typed text. */
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
