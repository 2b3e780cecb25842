import { useText } from "~/l10n/locale-context";
import { SignInElsewhere } from "~/ui/account-area/sign-in-elsewhere";
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
      {kind === "signed-out" && (
        <p>
          <SignInElsewhere />
        </p>
      )}
    </div>
  );
}
