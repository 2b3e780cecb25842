import { useEffect, useState } from "react";
import { keepAccountCopy, readAccountCopy } from "~/browser/whoami/account-copy";
import type { ShownUser } from "~/domain/accounts/user";
import type { InterfaceMessageId } from "~/domain/locales/message-ids";
import type { BadgedEntry } from "~/domain/site/new-feature-badges";
import { useLocale, useText } from "~/l10n/locale-context";
import { NewFeatureBadge } from "~/ui/main-menu/new-feature-badge";
import { resolveTarget, type Target } from "~/ui/navigation/resolve-target";
import type { SiteFacts } from "~/ui/navigation/site-facts";
import type {
  AccountMenuProps,
  AccountParts,
  MaintenanceNoticeProps,
} from "./account-parts-context";
import styles from "./account-parts.module.css";
// Documents show this link to readers with an account, whose pages have the sheet of this file.
import "./save-link.css";
import { useReader } from "./reader-context";
import { SignOutForm } from "./sign-out-form";

export const ACCOUNT_PARTS: AccountParts = {
  AccountMenu,
  MaintenanceNotice,
  ApiDownBanner,
  ReaderChangeBanner,
};

const DEFAULT_AVATAR = "/assets/avatar.png";

interface AccountLink {
  id: InterfaceMessageId;
  target: Target;
  dot?: BadgedEntry;
}

const LINKS: readonly AccountLink[] = [
  {
    id: "menu-collections",
    target: { path: "/plus/collections", feature: "collections" },
  },
  {
    id: "menu-updates",
    target: { path: "/plus/updates", feature: "updates" },
    dot: "updates",
  },
  {
    id: "account-settings",
    target: { path: "/plus/settings", feature: "settings", isEnglish: true },
    dot: "settings",
  },
];

/** Links of the account that the theme has. */
function listServices({ services }: SiteFacts): AccountLink[] {
  const { help = null, feedback = null } = services ?? {};
  const toEntry = (id: InterfaceMessageId, url: string | null): AccountLink[] =>
    url === null ? [] : [{ id, target: { url } }];
  return [...toEntry("account-help", help), ...toEntry("account-feedback", feedback)];
}

/** The reader's own menu, a native one that works without a script. */
function AccountMenu({ site, user, next }: AccountMenuProps) {
  const { text } = useLocale();
  // A site without the paid tier signs readers in to share code; their menu contains only
  // sign-out.
  const hasPlus = site.features.includes("plus");
  useEffect(() => {
    keepAccountCopy(user);
  }, [user]);
  return (
    <details className={styles.menu} data-menu="">
      <summary className={styles.summary} title={text("account-menu")}>
        <Avatar user={user} />
        <span className="visually-hidden">{text("account-menu")}</span>
        <span className={styles.summaryEmail}>{user.email}</span>
      </summary>
      <div className={styles.panel}>
        {hasPlus && (
          <p className={styles.title}>
            {text("account-menu-title", { site: site.siteName })}
          </p>
        )}
        <p className={styles.email}>{user.email}</p>
        {hasPlus && <AccountLinks site={site} user={user} next={next} />}
        <SignOutForm className={styles.item} next={next} />
      </div>
    </details>
  );
}

function AccountLinks({ site, user, next }: AccountMenuProps) {
  const { locale, text } = useLocale();
  const [path = ""] = next.split("?", 1);
  const hasNewsletter = user.settings?.mdnplus_newsletter ?? false;
  const { isSubscriber, hasNews } = user;
  const reader = { isSubscriber, hasNews, hasNewsletter };
  return (
    <ul className={styles.entries}>
      {[...LINKS, ...listServices(site)].map(({ id, target, dot }) => {
        const link = resolveTarget(target, { locale, path, site });
        if (!link) return null;
        const isHere = link.href === path;
        return (
          <li key={id}>
            <a
              className={styles.item}
              href={link.href}
              hrefLang={link.hrefLang}
              aria-current={isHere ? "page" : undefined}
            >
              {text(id)}
              {dot && <NewFeatureBadge dot={dot} isHere={isHere} reader={reader} />}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/**
 * The default picture is the background, visible when the reader's picture fails to load.
 */
function Avatar({ user }: { user: ShownUser }) {
  const { text } = useLocale();
  return (
    <span className={styles.avatar} data-subscriber={user.isSubscriber ? "" : undefined}>
      <img src={user.avatarUrl ?? DEFAULT_AVATAR} alt="" width={28} height={28} />
      {user.isSubscriber && (
        <span className="visually-hidden">{text("account-subscriber")}</span>
      )}
    </span>
  );
}

/**
 * Replaces the account while it is unavailable: the reason, the last known reader of this
 * tab, and the way out for a reader who is signed in.
 */
function MaintenanceNotice(props: MaintenanceNoticeProps) {
  const { siteName, user, next, message } = props;
  const text = useText();
  const [lastEmail, setLastEmail] = useState<string | null>(null);
  const email = user?.email ?? lastEmail;
  useEffect(() => {
    if (message === null) setLastEmail(readAccountCopy()?.email ?? null);
  }, [message]);
  return (
    <details className={styles.menu} data-menu="">
      <summary className={styles.summary}>
        <span aria-hidden="true">🚧</span>
        <span className={styles.maintenance}>{text("account-maintenance")}</span>
        <span aria-hidden="true">🚧</span>
      </summary>
      <div className={styles.panel}>
        <p className={styles.message}>
          {message ?? text("account-api-down", { site: siteName })}
        </p>
        {email !== null && <p className={styles.email}>{email}</p>}
        {user && <SignOutForm className={styles.item} next={next} />}
      </div>
    </details>
  );
}

/** Banner below the header while the session cannot be looked up. */
function ApiDownBanner({ siteName }: { siteName: string }) {
  const text = useText();
  return (
    <p className={styles.banner} role="status">
      {text("account-api-down", { site: siteName })}
    </p>
  );
}

/** Banner on a private page with unsaved text: another tab has changed the reader. */
function ReaderChangeBanner() {
  const text = useText();
  const { user } = useReader().account;
  return (
    <p className={styles.banner} role="alert">
      {user ? text("account-changed", { email: user.email }) : text("account-left")}
    </p>
  );
}
