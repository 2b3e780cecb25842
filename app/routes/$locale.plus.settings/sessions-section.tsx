import { useId } from "react";
import type { BrowserNames } from "~/domain/accounts/describe-browser";
import { useLocale } from "~/l10n/locale-context";
import { OwnerField } from "~/ui/account-area/reader-context";
import { cleanUpFirst } from "~/ui/account-area/sign-out-form";
import { SettingRow } from "./setting-row";
import styles from "./settings.module.css";

export interface SessionsSectionProps {
  /** Sessions of the reader, last seen first. */
  sessions: readonly (BrowserNames & {
    handle: string;
    createdAt: number;
    lastSeenAt: number;
    isCurrent: boolean;
  })[];
}

/** List of the reader's sessions, each with a button that ends it. */
export function SessionsSection({ sessions }: SessionsSectionProps) {
  const { text } = useLocale();
  return (
    <section aria-labelledby="sessions" className={styles.section}>
      <h2 id="sessions">{text("settings-sessions-section")}</h2>
      <SettingRow
        id="sessions-list"
        title={text("settings-sessions")}
        control={<EndAllForm />}
      >
        <p>{text("settings-sessions-text")}</p>
      </SettingRow>
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <SessionEntry key={session.handle} {...session} />
        ))}
      </ul>
    </section>
  );
}

type SessionEntryProps = SessionsSectionProps["sessions"][number];

function SessionEntry(session: SessionEntryProps) {
  const { text } = useLocale();
  const { handle, createdAt, lastSeenAt, isCurrent } = session;
  const name = useBrowserName(session);
  const days = useId();
  return (
    <li>
      <div>
        <strong>{name}</strong>{" "}
        {isCurrent && (
          <span className={styles.current}>{text("settings-session-current")}</span>
        )}
        <p id={days}>
          <Day label="settings-session-created" time={createdAt} />{" "}
          <Day label="settings-session-seen" time={lastSeenAt} />
        </p>
      </div>
      {!isCurrent && (
        <form method="post" action="?">
          <OwnerField />
          <input type="hidden" name="intent" value="end-session" />
          <input type="hidden" name="session" value={handle} />
          {/* Several sessions of one browser differ in their days alone. */}
          <button type="submit" className="button" aria-describedby={days}>
            {text("settings-session-end")}
            <span className="visually-hidden"> {name}</span>
          </button>
        </form>
      )}
    </li>
  );
}

function useBrowserName({ browser, system }: BrowserNames): string {
  const { text } = useLocale();
  if (browser !== null && system !== null)
    return text("settings-session-browser", { browser, system });
  return browser ?? system ?? text("settings-session-unknown");
}

interface DayProps {
  label: "settings-session-created" | "settings-session-seen";
  time: number;
}

/** In UTC, so that server and browser format the same day. */
function Day({ label, time }: DayProps) {
  const { locale, text } = useLocale();
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  return (
    <time dateTime={new Date(time).toISOString()}>
      {text(label, { date: format.format(time) })}
    </time>
  );
}

/**
 * Ends all sessions, this browser's included; with a script, the reader's data in this
 * browser is removed first.
 */
function EndAllForm() {
  const { text } = useLocale();
  return (
    <form method="post" action="?" onSubmit={(event) => void cleanUpFirst(event)}>
      <OwnerField />
      <input type="hidden" name="intent" value="end-sessions" />
      <button type="submit" className={`button ${styles.danger}`}>
        {text("settings-sessions-end")}
      </button>
    </form>
  );
}
