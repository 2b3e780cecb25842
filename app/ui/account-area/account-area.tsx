import { useContext } from "react";
import { signInUrl } from "~/domain/sign-in-url";
import type { AccountFacts } from "~/domain/user";
import { useText } from "~/l10n/locale-context";
import type { SiteFacts } from "~/ui/navigation/site-facts";
import { AccountPartsContext } from "./account-parts-context";
import styles from "./account-area.module.css";

export interface AccountAreaProps {
  site: SiteFacts;
  account: AccountFacts;
  /** Path and query of the page. */
  next: string;
}

/** The end of the header: links to sign in, the reader's own menu, or why there is neither. */
export function AccountArea({ site, account, next }: AccountAreaProps) {
  const parts = useContext(AccountPartsContext);
  const { user, isUserUnknown, maintenance } = account;
  const isClosed = isUserUnknown || maintenance !== null;
  if (!isClosed && !user)
    return site.features.includes("plus") ? <SignInLinks next={next} /> : null;
  return (
    <div data-account="">
      {parts && isClosed && (
        <parts.MaintenanceNotice siteName={site.siteName} message={maintenance} />
      )}
      {parts && !isClosed && user && (
        <parts.AccountMenu site={site} user={user} next={next} />
      )}
    </div>
  );
}

export interface AccountBannerProps {
  account: AccountFacts;
  siteName: string;
}

/** For who may be signed in, while nobody can tell. */
export function AccountBanner({ account, siteName }: AccountBannerProps) {
  const parts = useContext(AccountPartsContext);
  return account.isUserUnknown && parts ? (
    <parts.ApiDownBanner siteName={siteName} />
  ) : null;
}

function SignInLinks({ next }: { next: string }) {
  const text = useText();
  const url = signInUrl(next);
  return (
    <ul className={styles.links}>
      <li>
        <a className={styles.logIn} href={url} rel="nofollow">
          {text("account-log-in")}
        </a>
      </li>
      <li className={styles.signUp}>
        <a className="button primary" href={url} rel="nofollow">
          {text("account-sign-up")}
        </a>
      </li>
    </ul>
  );
}
