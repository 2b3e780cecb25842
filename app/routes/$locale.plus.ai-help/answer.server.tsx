import type { ReactNode } from "react";
import {
  isRefusal,
  UNFINISHED_MILLISECONDS,
  type Source,
} from "~/domain/ai-help/ai-help";
import type { BranchMessage, StoredAnswer } from "~/domain/ai-help/conversation";
import { toReportUrl } from "~/domain/ai-help/report-url";
import { describeLinkLanguage } from "~/domain/locales/link-language";
import { getInterfaceText } from "~/l10n/interface-texts.server";
import { ActButton, ReportLink } from "./buttons.server";
import shared from "./ai-help.module.css";
import { writeAct, type Act } from "./fields.server";
import { renderWholeAnswer, type QueueCount } from "./render-answer.server";
import styles from "./turn.module.css";
import { mayAsk, type ReaderView, type View } from "./view.server";

export interface TurnProps {
  view: ReaderView;
  message: BranchMessage;
  /** Questions of the branch, this one last. */
  questions: readonly string[];
  queue: QueueCount;
  /** The form that was just sent, when it was about this answer. */
  voted: Act | null;
  /** Another version of the question, which is not asked yet, with its message when it was refused. */
  edited: { text: string; fault: string | null } | null;
  /** Whether the answer to a form is read on here. */
  isReadOn: boolean;
}

export type PartProps = Pick<TurnProps, "view" | "message">;

export function Answer(props: TurnProps & { answer: StoredAnswer }) {
  const { view, message, answer, queue } = props;
  const { text, siteName: site } = view;
  if (isRefusal(answer.content)) return <Refusal {...props} />;
  const { sources } = message;
  return (
    <div className={styles.answer}>
      {sources.length > 0 && (
        <>
          <h3>{text("status-sources", { site })}</h3>
          <Sources view={view} sources={sources} />
        </>
      )}
      <h3>{text(answer.isComplete ? "status-answer" : "status-stopped")}</h3>
      <div
        className="prose"
        dir="auto"
        data-answer=""
        dangerouslySetInnerHTML={{
          __html: renderWholeAnswer(answer, { message, view, queue }),
        }}
      />
      {!answer.isComplete && (
        <p className={shared.note}>
          ■ <span data-outcome="">{text("stopped")}</span>
        </p>
      )}
      <p className={styles.mark} data-kind={answer.kind}>
        {text(`mark-${answer.kind}`)}
      </p>
      <Feedback {...props} />
    </div>
  );
}

/** Numbered links to sections; an answer cites them by these numbers. */
export function Sources({
  view: { locale },
  sources,
}: {
  view: Pick<View, "locale">;
  sources: readonly Source[];
}) {
  return (
    <ol className={styles.sources}>
      {sources.map(({ url, title }) => (
        <li key={url}>
          <a
            href={url}
            target="_blank"
            rel="noopener"
            {...describeLinkLanguage(url, locale)}
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}

function Refusal({ view, message, voted }: PartProps & Pick<TurnProps, "voted">) {
  const { text, siteName: site } = view;
  const { messageId, sources } = message;
  return (
    <div className={styles.answer}>
      <h3>{text("status-answer")}</h3>
      <p data-answer="" data-outcome="">
        {text("refused", { site })}
      </p>
      {sources.length > 0 && (
        <>
          <h3>{text("nearest")}</h3>
          <Sources view={view} sources={sources} />
        </>
      )}
      <div className={styles.feedback} data-feedback="">
        <p>
          <ActButton act={writeAct("down", messageId)} className="button">
            {text("refused-show")}
          </ActButton>
        </p>
        <VoteStatus view={view}>{voted && text("refused-shown")}</VoteStatus>
        <p className={shared.note}>{text("refused-shared")}</p>
      </div>
    </div>
  );
}

/** An answer that is being written, or never came. */
export function Unanswered({ view, message }: PartProps) {
  const { text } = view;
  const { messageId } = message;
  const isRunning = isUnfinished(message, view.now);
  return (
    <div className={styles.answer}>
      {isRunning ? (
        <>
          <h3>{text("status-generating")}</h3>
          <p data-unfinished={POLL_SECONDS}>
            {text("unfinished", { seconds: POLL_SECONDS })}
          </p>
          <noscript>
            <meta httpEquiv="refresh" content={String(POLL_SECONDS)} />
          </noscript>
          <ActButton act={writeAct("stop", messageId)} className="button">
            {text("stop")}
          </ActButton>
        </>
      ) : (
        <>
          <h3 data-outcome="">{text("failed")}</h3>
          {mayAsk(view) && (
            <ActButton act={writeAct("retry", messageId)} className="button">
              {text("again")}
            </ActButton>
          )}
        </>
      )}
    </div>
  );
}

/** Interval at which the page of an unfinished answer looks for it (server contract, 11.4). */
export const POLL_SECONDS = 10;

/** Whether an answer that is not stored may still come. */
function isUnfinished(
  { createdAt, isFailed }: Pick<BranchMessage, "createdAt" | "isFailed">,
  now: number,
): boolean {
  return !isFailed && now - createdAt < UNFINISHED_MILLISECONDS;
}

function Feedback({
  view,
  message,
  questions,
  answer,
  voted,
}: TurnProps & { answer: StoredAnswer }) {
  const { text, reportUrl, answerer } = view;
  const { messageId, sources } = message;
  const labelId = `useful-${messageId}`;
  const report =
    reportUrl === null
      ? null
      : toReportUrl(reportUrl, {
          questions,
          sources,
          answer: answer.content,
          model: answer.kind === "model" ? answerer.model : null,
        });
  return (
    <div className={styles.feedback} data-feedback="">
      <div role="group" aria-labelledby={labelId} className={styles.thumbs}>
        <span id={labelId}>{text("useful")}</span>
        {(["up", "down"] as const).map((vote) => (
          <ActButton
            key={vote}
            act={writeAct(vote, messageId)}
            className={`icon-button ${styles.thumb ?? ""}`}
            aria-label={text(vote === "up" ? "useful-yes" : "useful-no")}
            title={text(vote === "up" ? "useful-yes" : "useful-no")}
            aria-pressed={voted ? voted.kind === vote : undefined}
            data-vote={vote}
          >
            <Thumb isDown={vote === "down"} />
          </ActButton>
        ))}
      </div>
      <VoteStatus view={view}>{voted && text("useful-done")}</VoteStatus>
      <p className={shared.note}>{text("useful-shared")}</p>
      {report !== null && (
        <p>
          <ReportLink href={report} label={text("report")} text={text} />
        </p>
      )}
    </div>
  );
}

function Thumb({ isDown }: { isDown: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinejoin="round"
      aria-hidden="true"
      transform={isDown ? "rotate(180)" : undefined}
    >
      <path d="M7 10.5v9H4a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1zM7 10.5 11 3a2.2 2.2 0 0 1 2.5 2.6L13 9h5.6a2 2 0 0 1 2 2.4l-1.3 6.5a2 2 0 0 1-2 1.6H7" />
    </svg>
  );
}

/** Live region for what has become of a vote; the script shows the fault when there is no answer. */
function VoteStatus({ view, children }: { view: View; children: ReactNode }) {
  const fault = getInterfaceText(view.locale)("feedback-fault-unavailable");
  return (
    <p role="status" className={shared.note} data-voted="" data-fault={fault}>
      {children}
    </p>
  );
}
