import { useNavigate } from "@remix-run/react";
import { useEffect, useRef, useState, type MouseEvent } from "react";
import { findPlainLink } from "~/browser/client-links/find-plain-link";
import type { UserSettings } from "~/domain/accounts/settings";
import { useText } from "~/l10n/locale-context";
import { OwnerField } from "~/ui/account-area/reader-context";
import { SettingRow } from "./setting-row";
import { StoredSwitch } from "./setting-switch";
import styles from "./settings.module.css";

const HISTORY_ID = "ai-help--history-enable";
const LINKS_ID = "ai-help--links";
const DELETE_ID = "ai-help--history-delete";

export interface AiHelpSectionProps {
  settings: UserSettings;
  isConfirming: boolean;
  /** Whether document pages link AI Help at all. */
  hasLinks: boolean;
}

/** Settings of AI Help: its history, and its links on document pages. */
export function AiHelpSection(props: AiHelpSectionProps) {
  const { settings, isConfirming, hasLinks } = props;
  const text = useText();
  const [wasConfirming, setConfirming] = useState(isConfirming);
  if (isConfirming && !wasConfirming) setConfirming(true);
  return (
    <section aria-labelledby="ai-help" className={styles.section}>
      <h2 id="ai-help">{text("menu-ai-help")}</h2>
      <SettingRow
        id={HISTORY_ID}
        title={text("settings-history")}
        control={
          <StoredSwitch rowId={HISTORY_ID} name="ai_help_history" settings={settings} />
        }
      >
        <p>{text("settings-history-kept")}</p>
        <p>{text("settings-history-off")}</p>
      </SettingRow>
      <SettingRow
        id={DELETE_ID}
        title={text("settings-delete")}
        control={!isConfirming && <AskLink takesFocus={wasConfirming} />}
      >
        <p>{text("settings-delete-text")}</p>
        {isConfirming && <Confirmation />}
      </SettingRow>
      {hasLinks && (
        <SettingRow
          id={LINKS_ID}
          title={text("settings-ai-links")}
          control={
            <StoredSwitch rowId={LINKS_ID} name="no_ai_help_links" settings={settings} />
          }
        >
          <p>{text("settings-ai-links-text")}</p>
        </SettingRow>
      )}
    </section>
  );
}

/**
 * Link to the confirmation, which is the same page with a query.
 *
 * @param takesFocus Whether it appears in place of a confirmation that was cancelled.
 */
function AskLink({ takesFocus }: { takesFocus: boolean }) {
  const text = useText();
  const follow = useInPlaceLink();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (takesFocus) link.current?.focus();
  }, [takesFocus]);
  return (
    <a
      ref={link}
      className={`button ${styles.danger}`}
      href={`?confirm=delete-history#${DELETE_ID}`}
      onClick={follow("?confirm=delete-history")}
    >
      {text("settings-delete")}
    </a>
  );
}

function Confirmation() {
  const text = useText();
  const follow = useInPlaceLink();
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, []);
  return (
    <form
      ref={box}
      method="post"
      action="?"
      className={styles.confirm}
      aria-labelledby="confirm-question"
      tabIndex={-1}
    >
      <p id="confirm-question">{text("settings-delete-question")}</p>
      <OwnerField />
      <input type="hidden" name="intent" value="delete-ai-history" />
      <p className={styles.buttons}>
        <button type="submit" className={`button ${styles.danger}`}>
          {text("settings-delete")}
        </button>
        <a className="button" href={`?#${DELETE_ID}`} onClick={follow("?")}>
          {text("settings-cancel")}
        </a>
      </p>
    </form>
  );
}

/** Client navigation to another query of this page. */
function useInPlaceLink() {
  const navigate = useNavigate();
  return (search: string) => (event: MouseEvent) => {
    if (!findPlainLink(event.nativeEvent)) return;
    event.preventDefault();
    navigate(search, { replace: true, preventScrollReset: true });
  };
}
