import { useContext } from "react";
import { isPrivatePage } from "~/domain/accounts/private-page";
import { signInUrl } from "~/domain/accounts/sign-in-url";
import type { AccountFacts } from "~/domain/accounts/user";
import { useText } from "~/l10n/locale-context";
import type { SiteFacts } from "~/ui/navigation/site-facts";
import { AccountPartsContext } from "./account-parts-context";
import { useReader } from "./reader-context";
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
  const { isSlow } = useReader();
  const { user, isUserUnknown, maintenance } = account;
  const isClosed = isUserUnknown || maintenance !== null;
  if (!isClosed && !user)
    return site.features.includes("plus") ? <SignInLinks next={next} /> : null;
  return (
    <div data-account="" aria-busy={isSlow || undefined}>
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
  /** The page's path. */
  path: string;
}

/** Below the header: nobody can tell who the reader is, or it is another than a moment ago. */
export function AccountBanner({ account, siteName, path }: AccountBannerProps) {
  const parts = useContext(AccountPartsContext);
  const { owner } = useReader();
  if (!parts) return null;
  if (account.isUserUnknown) return <parts.ApiDownBanner siteName={siteName} />;
  const isForeign = owner !== null && owner.formOwner !== account.user?.formOwner;
  return isForeign && isPrivatePage(path) ? <parts.ReaderChangeBanner /> : null;
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
