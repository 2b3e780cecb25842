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

/**
 * End of the header: sign-in links, the reader's own menu, or a notice that accounts are
 * unavailable.
 */
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
        <parts.MaintenanceNotice
          siteName={site.siteName}
          user={user}
          next={next}
          message={maintenance}
        />
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

/**
 * Banner below the header: the session cannot be looked up, or the reader has changed
 * since the page was rendered.
 */
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
