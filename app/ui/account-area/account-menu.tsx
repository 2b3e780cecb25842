import { useEffect } from "react";
import { keepAccountCopy } from "~/browser/account-copy";
import type { BadgedEntry } from "~/domain/site/new-feature-badges";
import type { ShownUser } from "~/domain/accounts/user";
import { useLocale } from "~/l10n/locale-context";
import { NewFeatureBadge } from "~/ui/main-menu/new-feature-badge";
import { resolveTarget, type Target } from "~/ui/navigation/resolve-target";
import type { SiteFacts } from "~/ui/navigation/site-facts";
import type { InterfaceMessageId } from "~/domain/locales/message-ids";
import type { AccountMenuProps } from "./account-parts-context";
import { SignOutForm } from "./sign-out-form";
import styles from "./account-parts.module.css";

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
export function AccountMenu({ site, user, next }: AccountMenuProps) {
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
