import { signInUrl } from "~/domain/accounts/sign-in-url";
import { useLocale, useText } from "~/l10n/locale-context";
import { CodeLink } from "./code-link";
import drafts from "./drafts.module.css";
import { isBlank } from "./loaded-play";
import styles from "./play.module.css";
import { RecentDrafts } from "./recent-drafts.client";
import { CodeSource, STARTER_CODE } from "./starter-code";
import { focusEditors } from "./toolbar";
import type { Playground } from "./use-playground";

export interface PlayNotesProps {
  play: Playground;
  /** The form of a report tells the problem itself. */
  isRefused: boolean;
  isReported: boolean;
  siteOrigin: string;
}

/** Tells above the code where it comes from, and why other code was asked for in vain. */
export function PlayNotes({ play, isRefused, isReported, siteOrigin }: PlayNotesProps) {
  const { locale, text } = useLocale();
  return (
    <>
      {play.src !== null && <CodeSource page={play.src} />}
      {play.source === "own" && play.id !== null && !play.isChanged && (
        <div className={styles.own}>
          <CodeLink url={`${siteOrigin}/${locale}/play?id=${play.id}`} />
        </div>
      )}
      {play.problem && !isRefused && (
        <p role="alert" className={styles.problem}>
          {play.problem === "signed-out" ? (
            <a href={signInUrl(`/${locale}/play`)} rel="nofollow">
              {text("play-problem-signed-out")}
            </a>
          ) : (
            text(`play-problem-${play.problem}`)
          )}
        </p>
      )}
      {isReported && (
        <p role="status" className={drafts.note}>
          {text("play-flag-done")}
        </p>
      )}
      {play.other !== null && (
        <p role="alert" className={drafts.note}>
          <a href={`/${locale}/play${play.other}`}>{text("play-apart")}</a>
        </p>
      )}
    </>
  );
}

/** Offers in place of a result to begin, or to run the code of somebody else. */
export function ResultHints({ play }: { play: Playground }) {
  const text = useText();
  return (
    <>
      {play.isLive && isBlank(play.code) && (
        <div className={styles.shared}>
          <p>{text("play-empty")}</p>
          <button
            type="button"
            className="button"
            onClick={() => {
              play.begin(STARTER_CODE);
              focusEditors();
            }}
          >
            {text("play-starter")}
          </button>
          <RecentDrafts />
        </div>
      )}
      {play.source === "shared" && (
        <div className={styles.shared}>
          <p>{text("play-shared-warning")}</p>
          <button className="button primary" name="intent" value="run" formNoValidate>
            {text("play-run")}
          </button>
        </div>
      )}
    </>
  );
}
