import {
  isRefusal,
  MAX_QUESTION_LENGTH,
  UNFINISHED_MILLISECONDS,
  type Source,
} from "~/domain/ai-help/ai-help";
import type { BranchMessage, StoredAnswer } from "~/domain/ai-help/conversation";
import { toReportUrl } from "~/domain/ai-help/report-url";
import shared from "./ai-help.module.css";
import form from "./ask-form.module.css";
import { FORM_ID, toEditField, writeAct, type Act } from "./fields.server";
import { renderWholeAnswer, type QueueCount } from "./render-answer.server";
import styles from "./turn.module.css";
import { mayAsk, type ReaderView } from "./view.server";

/** Fragment of the last question, at which the answer to a form is read on. */
export const LAST_ID = "latest";

export interface TurnProps {
  view: ReaderView;
  message: BranchMessage;
  /** Questions of the branch, this one last. */
  questions: readonly string[];
  queue: QueueCount;
  /** The form that was just sent, when it was about this answer. */
  voted: Act | null;
  isLast: boolean;
}

/** A question with its answer. */
export function Turn(props: TurnProps) {
  const { view, message } = props;
  const { text } = view;
  const id = `turn-${message.messageId}`;
  return (
    <article id={id} data-part={id} className={styles.turn}>
      {props.isLast && <span id={LAST_ID} />}
      <h2 className="visually-hidden">{text("question")}</h2>
      <div className={styles.question}>
        <p dir="auto">{message.question}</p>
        <EditForm view={view} message={message} />
        <Versions view={view} message={message} />
      </div>
      {message.answer ? (
        <Answer {...props} answer={message.answer} />
      ) : (
        <Unanswered view={view} message={message} />
      )}
    </article>
  );
}

type PartProps = Pick<TurnProps, "view" | "message">;

/** A button of the conversation's form; it does not need the question field to be filled. */
export function ActButton({
  act,
  children,
  ...attributes
}: { act: string } & React.ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      type="submit"
      form={FORM_ID}
      formNoValidate
      name="act"
      value={act}
      {...attributes}
    >
      {children}
    </button>
  );
}

function EditForm({ view, message: { messageId, question } }: PartProps) {
  const { text } = view;
  if (!mayAsk(view)) return null;
  return (
    <details className={styles.edit}>
      <summary>
        <span data-when="closed">{text("edit")}</span>
        <span data-when="open">{text("edit-undo")}</span>
      </summary>
      <textarea
        className={form.field}
        form={FORM_ID}
        name={toEditField(messageId)}
        aria-label={text("edit")}
        maxLength={MAX_QUESTION_LENGTH}
        rows={3}
        dir="auto"
        defaultValue={question}
        data-edit={messageId}
      />
      <ActButton act={writeAct("edit", messageId)} className="button">
        {text("edit-submit")}
      </ActButton>
    </details>
  );
}

/** Arrows between the versions of an edited question. */
function Versions({ view: { text }, message: { messageId, versions } }: PartProps) {
  if (versions.length < 2) return null;
  const at = versions.indexOf(messageId);
  const arrows = [
    [versions[at - 1], text("version-previous"), "←"],
    [versions[at + 1], text("version-next"), "→"],
  ] as const;
  const [previous, next] = arrows.map(([id, label, sign]) => (
    <ActButton
      key={sign}
      act={writeAct("show", id)}
      className="icon-button"
      aria-label={label}
      title={label}
      disabled={id === undefined}
    >
      <span aria-hidden="true">{sign}</span>
    </ActButton>
  ));
  const total = versions.length;
  return (
    <div className={styles.versions}>
      {previous}
      <span aria-label={text("version", { at: at + 1, total })} role="img">
        {at + 1} / {total}
      </span>
      {next}
    </div>
  );
}

function Answer(props: TurnProps & { answer: StoredAnswer }) {
  const { view, message, answer, queue } = props;
  const { text, siteName: site } = view;
  if (isRefusal(answer.content)) return <Refusal view={view} message={message} />;
  const { messageId, sources } = message;
  return (
    <div className={styles.answer}>
      {sources.length > 0 && (
        <>
          <h3>{text("status-sources", { site })}</h3>
          <Sources sources={sources} />
        </>
      )}
      <h3>{text(answer.isComplete ? "status-answer" : "status-stopped")}</h3>
      <div
        className="prose"
        dir="auto"
        data-answer=""
        dangerouslySetInnerHTML={{
          __html: renderWholeAnswer(answer.content, { messageId, view, queue }),
        }}
      />
      {!answer.isComplete && <p className={shared.note}>■ {text("stopped")}</p>}
      <p className={styles.mark} data-kind={answer.kind}>
        {text(`mark-${answer.kind}`)}
      </p>
      <Feedback {...props} />
    </div>
  );
}

/** Numbered links to sections; an answer cites them by these numbers. */
export function Sources({ sources }: { sources: readonly Source[] }) {
  return (
    <ol className={styles.sources}>
      {sources.map(({ url, title }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noopener">
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}

function Refusal({ view: { text, siteName: site }, message: { sources } }: PartProps) {
  return (
    <div className={styles.answer}>
      <h3>{text("status-answer")}</h3>
      <p data-answer="">{text("refused", { site })}</p>
      {sources.length > 0 && (
        <>
          <h3>{text("nearest")}</h3>
          <Sources sources={sources} />
        </>
      )}
    </div>
  );
}

/** An answer that is being written, or never came. */
function Unanswered({ view, message: { messageId, createdAt } }: PartProps) {
  const { text } = view;
  const isRunning = isUnfinished({ createdAt }, view.now);
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
          <h3>{text("failed")}</h3>
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
const POLL_SECONDS = 10;

/** Whether an answer that is not stored may still come. */
function isUnfinished(
  { createdAt }: Pick<BranchMessage, "createdAt">,
  now: number,
): boolean {
  return now - createdAt < UNFINISHED_MILLISECONDS;
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
          ...{ questions, sources, answer: answer.content },
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
      <p role="status" className={shared.note} data-voted="">
        {voted && text("useful-done")}
      </p>
      <p className={shared.note}>{text("useful-shared")}</p>
      {report !== null && (
        <p>
          <a
            className="external"
            href={report}
            target="_blank"
            rel="noopener nofollow"
            title={text("external")}
          >
            {text("report")}
          </a>
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
