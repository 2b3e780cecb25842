import { POPOVER, popoverTarget } from "~/ui/popover";
import styles from "./ai-help.module.css";
import form from "./ask-form.module.css";
import { POLL_SECONDS } from "./answer.server";
import { AskForm, Examples } from "./ask-form.server";
import { writeAct } from "./fields.server";
import { History } from "./history.server";
import { QUEUE_ID } from "./render-answer.server";
import { ReportLink, ActButton } from "./buttons.server";
import turnStyles from "./turn.module.css";
import { Turn } from "./turn.server";
import { mayAsk, toLink, type ScreenProps } from "./view.server";

/** The conversation, its form, and the history. `data-part` marks what a script replaces. */
export function ScreenContent({ view, screen }: ScreenProps) {
  const { conversation, branch, typed, isConfirming } = screen;
  return (
    <div className={styles.layout} data-ai-help="">
      <Heading view={view} />
      <History
        view={view}
        entries={screen.entries}
        current={conversation?.chatId ?? null}
      />
      <div className={styles.main}>
        <div data-part="banner">{branch.length === 0 && <Banner view={view} />}</div>
        <Turns view={view} screen={screen} />
        <TurnTemplate view={view} />
        {isConfirming && <DeleteForm view={view} screen={screen} />}
        <div className={form.next}>
          <Progress view={view} />
          <AskForm view={view} screen={screen} />
        </div>
        <TopicLinks view={view} screen={screen} />
        <div data-part="examples">
          {branch.length === 0 && typed === "" && mayAsk(view) && (
            <Examples view={view} />
          )}
        </div>
        <Legal view={view} />
      </div>
    </div>
  );
}

function Heading({
  view: { text, siteName: site, reportUrl },
}: Pick<ScreenProps, "view">) {
  return (
    <header className={styles.head}>
      <h1>{text("name")}</h1>
      <p>
        {text("about", { site })}{" "}
        {reportUrl !== null && (
          <ReportLink
            href={`${reportUrl}/issues/new`}
            label={text("report-feedback")}
            text={text}
          />
        )}
      </p>
    </header>
  );
}

function Banner({ view: { text, quota, locale } }: Pick<ScreenProps, "view">) {
  return (
    <p className={styles.banner} data-used-up={quota?.remaining === 0 || undefined}>
      {quota === null ? (
        text("banner-subscriber")
      ) : (
        <>
          {text("banner-core", { limit: quota.limit })}{" "}
          <a href={`/${locale}/plus#subscribe`}>{text("upgrade")}</a>
        </>
      )}
    </p>
  );
}

function Turns({ view, screen: { branch, editing, fault, voted } }: ScreenProps) {
  const queue = { count: 0 };
  return (
    <>
      <div className={turnStyles.turns} data-turns="">
        {branch.map((message, at) => (
          <Turn
            key={message.messageId}
            // A target would keep the focus from the field that was refused.
            isReadOn={fault === null && at === branch.length - 1}
            view={view}
            message={message}
            questions={branch.slice(0, at + 1).map(({ question }) => question)}
            queue={queue}
            voted={voted?.messageId === message.messageId ? voted : null}
            edited={
              editing?.messageId === message.messageId
                ? { text: editing.text, fault }
                : null
            }
          />
        ))}
      </div>
      {view.hasPlay && <PlayQueue view={view} />}
    </>
  );
}

/** The queue of app/browser/play-queue, which is hidden while it is empty. */
function PlayQueue({ view: { text, locale } }: Pick<ScreenProps, "view">) {
  const name = text("queue");
  return (
    <div className={`prose ${turnStyles.queue ?? ""}`}>
      <div className="play-queue" role="region" aria-label={name}>
        <form
          id={QUEUE_ID}
          action={`/${locale}/play`}
          method="post"
          target="_blank"
          data-example={text("queue-example", { number: "#" })}
          data-remove={text("queue-remove", { number: "#" })}
        >
          <details open>
            <summary>{name}</summary>
            <ol />
            <button className="button">{text("play")}</button>
          </details>
        </form>
      </div>
    </div>
  );
}

/** An answer while it is streamed; a script fills it. */
function TurnTemplate({ view: { text, siteName: site } }: Pick<ScreenProps, "view">) {
  return (
    <template
      data-turn=""
      dangerouslySetInnerHTML={{
        __html:
          `<article class="${turnStyles.turn ?? ""}" data-live aria-busy="true">` +
          `<div class="${turnStyles.question ?? ""}"><p dir="auto" data-question></p></div>` +
          `<div class="${turnStyles.answer ?? ""}">` +
          `<div data-consulted hidden><h3>${text("status-sources", { site })}</h3><div data-sources></div></div>` +
          `<div class="prose" dir="auto" data-answer></div></div></article>`,
      }}
    />
  );
}

/** Live region for the state of an answer that comes, with the button that stops it. */
function Progress({ view: { text, siteName: site, isKept } }: Pick<ScreenProps, "view">) {
  const words = {
    searching: text("status-searching", { site }),
    generating: text("status-generating"),
    done: text("status-done"),
    failed: text("failed"),
    waiting: text("lost", { seconds: POLL_SECONDS }),
    lost: text(isKept ? "fault-lost-kept" : "fault-lost"),
    empty: text("fault-empty"),
  };
  return (
    <div className={form.progress} data-answer-state={JSON.stringify(words)}>
      <p role="status" data-status="" />
      <button type="button" className="button" data-stop="" hidden>
        ■ {text("stop")}
      </button>
      <button type="button" className="button" data-follow="" hidden>
        ↓ {text("follow")}
      </button>
    </div>
  );
}

function DeleteForm({ view, screen }: ScreenProps) {
  const { text } = view;
  const { conversation } = screen;
  return (
    <div
      id="delete"
      className={styles.confirm}
      role="group"
      aria-labelledby="delete-question"
    >
      <p id="delete-question">{text("delete-question")}</p>
      <p className={form.buttons}>
        <ActButton act={writeAct("delete")} className={`button ${styles.danger ?? ""}`}>
          {text("delete")}
        </ActButton>
        <a
          className="button"
          href={toLink(view, conversation ? { c: conversation.chatId } : {})}
        >
          {text("cancel")}
        </a>
      </p>
    </div>
  );
}

function TopicLinks({ view, screen: { branch, entries } }: ScreenProps) {
  const { text } = view;
  const last = entries?.[0]?.chatId;
  return (
    <p data-part="topics" className={styles.topics}>
      {branch.length > 0 && <a href={view.home}>{text("topic-new")}</a>}
      {branch.length === 0 && last !== undefined && (
        <a href={toLink(view, { c: last })}>{text("back")}</a>
      )}
    </p>
  );
}

function Legal({ view: { text, siteName: site, answerer } }: Pick<ScreenProps, "view">) {
  const id = "ai-guidance";
  const { kind, model } = answerer;
  return (
    <div className={styles.legal}>
      <p>
        {kind === "quoted" || model === null
          ? text("legal-quoted")
          : text("legal-model", { model })}{" "}
        <button type="button" className={styles.guidance} {...popoverTarget(id)}>
          {text("guidance")}
        </button>
      </p>
      <div
        id={id}
        {...POPOVER}
        role="dialog"
        aria-labelledby={`${id}-title`}
        data-overlay=""
        className={styles.dialog}
      >
        <h2 id={`${id}-title`}>{text("guidance-title")}</h2>
        <p>{text("guidance-purpose", { site })}</p>
        <p>{text("guidance-check")}</p>
        <p>{text("guidance-private")}</p>
        <button type="button" className="button" {...popoverTarget(id, "hide")}>
          {text("close")}
        </button>
      </div>
    </div>
  );
}
