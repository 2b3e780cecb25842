import { useText } from "~/l10n/locale-context";
import type { PackageOffer } from "~/services/offline-packages/index.server";
import type { SettingProblem } from "./change-setting";
import { AccountSection, type AccountSectionProps } from "./account-section";
import { AiHelpSection } from "./ai-help-section";
import { NewsletterSection } from "./newsletter-section";
import { OfflineSection } from "./offline-section";
import { SessionsSection, type SessionsSectionProps } from "./sessions-section";
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
