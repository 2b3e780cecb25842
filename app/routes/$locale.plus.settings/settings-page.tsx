import { useLocale, useText } from "~/l10n/locale-context";
import type { PackageOffer } from "~/services/offline-packages/index.server";
import { AccountSection, type AccountSectionProps } from "./account-section";
import { AiHelpSection } from "./ai-help-section";
import type { SettingProblem } from "./change-setting";
import { OfflineContent, type OfflineContentProps } from "./offline-content";
import { SessionsSection, type SessionsSectionProps } from "./sessions-section";
import { SettingRow } from "./setting-row";
import { SettingSwitch } from "./setting-switch";
import styles from "./settings.module.css";

export interface SettingsPageProps extends AccountSectionProps, SessionsSectionProps {
  hasAiHelp: boolean;
  hasAiHelpLinks: boolean;
  hasNewsletter: boolean;
  hasOffline: boolean;
  packageOffers: readonly PackageOffer[];
  /** Whether to ask for confirmation before deleting the history. */
  isConfirming: boolean;
  /** Reason why the submitted form failed, or null. */
  problem: SettingProblem | null;
}

/** Settings of a signed-in reader. */
export function SettingsPage(props: SettingsPageProps) {
  const { siteName, isSubscriber, problem } = props;
  const text = useText();
  return (
    <main id="content" className={`page-width page-space ${styles.page}`} tabIndex={-1}>
      <h1>{text("settings-title")}</h1>
      {problem && (
        <p className={styles.problem} role="alert">
          {text(`settings-problem-${problem}`, { site: siteName })}
        </p>
      )}
      <AccountSection {...props} />
      <SessionsSection sessions={props.sessions} />
      {props.hasAiHelp && (
        <AiHelpSection
          settings={props.settings}
          isConfirming={props.isConfirming}
          hasLinks={props.hasAiHelpLinks}
        />
      )}
      {props.hasNewsletter && (
        <NewsletterSection
          siteName={siteName}
          isReader={props.settings.mdnplus_newsletter}
        />
      )}
      {props.hasOffline && (
        <OfflineSection
          isSubscriber={isSubscriber}
          siteName={siteName}
          offers={props.packageOffers}
        />
      )}
    </main>
  );
}

interface NewsletterSectionProps {
  siteName: string;
  isReader: boolean;
}

/**
 * The newsletter is being discontinued: readers can unsubscribe, but not subscribe again.
 */
function NewsletterSection({ siteName, isReader }: NewsletterSectionProps) {
  const text = useText();
  return (
    <section aria-labelledby="stay-updated" className={styles.section}>
      <h2 id="stay-updated">{text("settings-updated-section")}</h2>
      <SettingRow
        id="newsletter"
        title={<s>{text("settings-newsletter", { site: siteName })}</s>}
        control={
          isReader && <SettingSwitch rowId="newsletter" intent="newsletter" isOn />
        }
      >
        <p>{text("settings-newsletter-text")}</p>
        <p>{text(isReader ? "settings-newsletter-final" : "settings-newsletter-not")}</p>
      </SettingRow>
    </section>
  );
}

interface OfflineSectionProps extends OfflineContentProps {
  isSubscriber: boolean;
}

/** Reading seen pages offline is everybody's, without an account: it has a page of its own. */
function OfflineSection({ isSubscriber, siteName, offers }: OfflineSectionProps) {
  const { locale, text } = useLocale();
  return (
    <section aria-labelledby="offline" className={styles.section}>
      <h2 id="offline">{text("settings-offline-section")}</h2>
      <SettingRow id="offline-storage" title={text("offline-title")}>
        <p>
          {text("settings-offline-pages")}{" "}
          <a href={`/${locale}/offline`}>{text("settings-offline-manage")}</a>
        </p>
      </SettingRow>
      {isSubscriber ? (
        <OfflineContent siteName={siteName} offers={offers} />
      ) : (
        <SettingRow
          id="offline-content"
          title={text("settings-content-title", { site: siteName })}
        >
          <p>{text("settings-content-only", { site: siteName })}</p>
          <p>
            <a href="/en-US/plus?ref=nope_settings#subscribe">
              {text("account-upgrade")}
            </a>
          </p>
        </SettingRow>
      )}
    </section>
  );
}
