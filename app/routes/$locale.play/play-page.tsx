import { useMemo, useState, type CSSProperties, type FormEvent } from "react";
import { type ConsoleEntry, createConsole } from "~/browser/console/create-console";
import { useLocale } from "~/l10n/locale-context";
import { OwnerField } from "~/ui/account-area/reader-context";
import { CodePane, HINT } from "./code-pane";
import { ConsolePanel } from "./console-panel";
import { FlagForm } from "./flag-form";
import { Toolbar } from "./toolbar";
import { isBlank, PARTS, type LoadedPlay, type PlayProblem } from "./loaded-play";
import { PaneDivider } from "./pane-divider";
import { PlayNotes, ResultHints } from "./play-notes";
import styles from "./play.module.css";
import { ResultFrame, ServedForm, ServedResult, type ServedRun } from "./result-frame";
import { usePlayground, useRunKey } from "./use-playground";

export interface PlayPageProps {
  loaded: LoadedPlay;
  problem: PlayProblem | null;
  /** Result rendered by the server, for browsers without scripts. */
  served: ServedRun | null;
  /** Reason of a report: one that could not be sent for the problem, or one that was sent with changed code. */
  report: string | null;
  siteOrigin: string;
  /** Origin of the runner. */
  origin: string | null;
}

export function PlayPage(props: PlayPageProps) {
  const { loaded, problem, served, report, siteOrigin, origin } = props;
  const { locale, text } = useLocale();
  const refused =
    report !== null && problem !== null && loaded.sharedId
      ? { reason: report, problem }
      : null;
  const play = usePlayground(loaded, problem);
  const [entries, setEntries] = useState<readonly ConsoleEntry[]>([]);
  const output = useMemo(() => createConsole(setEntries), []);
  const [columns, setColumns] = useState(50);
  const [rows, setRows] = useState(65);
  useRunKey(play.runNow);
  function handleSubmit(event: FormEvent) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter?.getAttribute("value") === "flag") return;
    event.preventDefault();
    play.runNow();
    showResult();
  }
  return (
    <main id="content" className={styles.page} tabIndex={-1}>
      <form method="post" action={`/${locale}/play`} onSubmit={handleSubmit}>
        <OwnerField />
        {play.src !== null && <input type="hidden" name="src" value={play.src} />}
        <header className={styles.head}>
          <h1>{text("play-title")}</h1>
          <Toolbar
            play={play}
            onClear={() => {
              play.clear();
              output.clear();
            }}
          />
        </header>
        <PlayNotes
          play={play}
          isRefused={refused !== null}
          isReported={report !== null && problem === null}
          siteOrigin={siteOrigin}
        />
        <div
          className={styles.panes}
          style={toShare(columns)}
          data-given={isBlank(loaded.code) && play.src === null ? undefined : ""}
        >
          <div className={styles.editors} id="play-editors">
            {PARTS.map(({ part, name }) => (
              <CodePane
                key={part}
                part={part}
                name={name}
                code={play.code[part]}
                version={play.version}
                onChange={(value) => play.edit(part, value)}
              />
            ))}
            <p id={HINT} className={`${styles.hint ?? ""} ${styles.scripted ?? ""}`}>
              {text("play-hint")}
            </p>
          </div>
          <PaneDivider
            label={text("play-resize-columns")}
            orientation="vertical"
            controls="play-editors play-results"
            value={columns}
            onChange={setColumns}
          />
          <div className={styles.results} id="play-results" style={toShare(rows)}>
            <section
              className={styles.result}
              id="play-result"
              aria-labelledby="play-result-title"
            >
              <h2 id="play-result-title">{text("play-result")}</h2>
              <ResultFrame
                run={play.run}
                src={play.src}
                origin={origin}
                onMessage={(message) => {
                  if (message.typ === "console") output.add(message);
                }}
              >
                <ResultHints play={play} />
              </ResultFrame>
              {served && (
                // React renders nothing inside in a browser, whose files need no code of it.
                <noscript>
                  {import.meta.env.SSR && <ServedResult served={served} />}
                </noscript>
              )}
            </section>
            <PaneDivider
              label={text("play-resize-console")}
              orientation="horizontal"
              controls="play-result play-messages"
              value={rows}
              onChange={setRows}
            />
            <div
              id="play-messages"
              className={`${styles.messages ?? ""} ${styles.scripted ?? ""}`}
            >
              <ConsolePanel entries={entries} onClear={output.clear} />
            </div>
          </div>
        </div>
        {play.sharedId && <FlagForm id={play.sharedId} refused={refused} />}
      </form>
      <noscript>
        {import.meta.env.SSR && served && <ServedForm served={served} />}
      </noscript>
    </main>
  );
}

/** In one column, scrolls to the result after a run. */
function showResult(): void {
  const result = document.getElementById("play-result");
  const top = result?.getBoundingClientRect().top ?? 0;
  if (top < 0 || top > innerHeight / 2) result?.scrollIntoView();
}

function toShare(percent: number): CSSProperties {
  return { "--share": `${percent}%` } as CSSProperties;
}
