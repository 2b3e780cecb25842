import { setAdFree } from "~/browser/whoami/ad-free";
import type { UserSettings } from "~/domain/accounts/settings";
import { useLocale } from "~/l10n/locale-context";
import { SettingRow } from "./setting-row";
import { StoredSwitch } from "./setting-switch";
import styles from "./settings.module.css";

export interface AccountSectionProps {
  siteName: string;
  isSubscriber: boolean;
  settings: UserSettings;
  /** Null for the demo accounts, which have no pages of their own. */
  accountPages: { account: string; subscriptions: string } | null;
  /** False on a site without ads, where nothing can be switched off. */
  hasAdvertising: boolean;
}

/** Ads, and what the accounts provider manages. */
export function AccountSection(props: AccountSectionProps) {
  const { siteName, accountPages, isSubscriber } = props;
  const { text } = useLocale();
  return (
    <section aria-labelledby="manage-account" className={styles.section}>
      <h2 id="manage-account">{text("settings-account-section")}</h2>
      {props.hasAdvertising && <AdFreeRow {...props} />}
      <SettingRow id="account" title={text("settings-account")}>
        <p>{text(accountPages ? "settings-account-text" : "settings-account-demo")}</p>
        {accountPages && (
          <ProviderLink href={accountPages.account} label={text("settings-account")} />
        )}
      </SettingRow>
      {isSubscriber && accountPages && (
        <SettingRow
          id="subscription"
          title={text("settings-subscription", { site: siteName })}
        >
          <p>{text("settings-subscription-text")}</p>
          <ProviderLink
            href={accountPages.subscriptions}
            label={text("settings-subscriptions")}
          />
        </SettingRow>
      )}
    </section>
  );
}

function AdFreeRow({ siteName, isSubscriber, settings }: AccountSectionProps) {
  const { text } = useLocale();
  const title = text("settings-ads");
  if (!isSubscriber)
    return (
      <SettingRow id="ad-free" title={title}>
        <p>{text("settings-ads-only", { site: siteName })}</p>
        <p>
          <a href="/en-US/plus?ref=nope_settings#subscribe">{text("account-upgrade")}</a>
        </p>
      </SettingRow>
    );
  return (
    <SettingRow
      id="ad-free"
      title={title}
      control={
        <StoredSwitch
          rowId="ad-free"
          name="no_ads"
          settings={settings}
          onSaved={setAdFree}
        />
      }
    >
      <p>{text("settings-ads-text", { site: siteName })}</p>
      <p>
        <a href="/en-US/advertising">{text("settings-ads-more")}</a>
      </p>
    </SettingRow>
  );
}

function ProviderLink({ href, label }: { href: string; label: string }) {
  const { text } = useLocale();
  return (
    <p>
      <a href={href} target="_blank" rel="noreferrer">
        {label}
        <span className="visually-hidden"> {text("settings-new-tab")}</span>
      </a>
    </p>
  );
}
