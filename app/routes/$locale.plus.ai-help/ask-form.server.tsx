import { MAX_QUESTION_LENGTH } from "~/domain/ai-help/ai-help";
import { describeLinkLanguage } from "~/domain/locales/link-language";
import { toHref } from "~/domain/documents/slug";
import shared from "./ai-help.module.css";
import styles from "./ask-form.module.css";
import { ActButton } from "./buttons.server";
import { FIELDS, FORM_ID, writeAct } from "./fields.server";
import { LAST_ID } from "./turn.server";
import { mayAsk, toLink, type ScreenProps } from "./view.server";

/** The form of a conversation: the next question, and what all buttons of the page submit with it. */
export function AskForm({ view, screen }: ScreenProps) {
  const { fault, typed } = screen;
  // A question that was refused for the quota stays in its field.
  const isOpen = mayAsk(view) || fault !== null || typed !== "";
  return (
    <form
      id={FORM_ID}
      method="post"
      action={`${view.home}#${LAST_ID}`}
      className={styles.ask}
    >
      <HiddenFields view={view} screen={screen} />
      <div data-part="input" className={styles.input}>
        {isOpen ? (
          <QuestionField view={view} screen={screen} />
        ) : (
          <QuotaBox view={view} />
        )}
      </div>
    </form>
  );
}

/** The next question, with its message when it was refused. */
function QuestionField({ view, screen }: ScreenProps) {
  const { text } = view;
  const { typed, branch, editing } = screen;
  // An edited question has its own field, and its message there.
  const fault = editing ? null : screen.fault;
  return (
    <>
      <PageField view={view} screen={screen} />
      <label htmlFor="question">{text("question")}</label>
      <textarea
        id="question"
        className={styles.field}
        name={FIELDS.question}
        maxLength={MAX_QUESTION_LENGTH}
        required
        rows={3}
        dir="auto"
        enterKeyHint="send"
        placeholder={text(branch.length === 0 ? "question-first" : "question-follow")}
        defaultValue={typed}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- leads to the error, which a loaded page does not announce
        autoFocus={fault !== null}
        aria-invalid={fault !== null}
        aria-describedby="question-fault question-left"
      />
      <p id="question-fault" role="alert" className={styles.fault} data-fault="">
        {fault}
      </p>
      <div className={styles.buttons}>
        <button
          type="submit"
          name={FIELDS.act}
          value={writeAct("ask")}
          className="button primary"
        >
          {text("submit")}
        </button>
        {typed === "" ? (
          <button type="reset" className="button">
            {text("clear")}
          </button>
        ) : (
          // A reset would bring back the question that the page was opened with.
          <ActButton act={writeAct("clear")} className="button">
            {text("clear")}
          </ActButton>
        )}
        <QuestionsLeft view={view} />
      </div>
    </>
  );
}

function HiddenFields({ view, screen }: ScreenProps) {
  const { conversation, branch, isStored } = screen;
  const fields = {
    [FIELDS.owner]: view.owner,
    [FIELDS.chat]: isStored ? conversation?.chatId : undefined,
    [FIELDS.carried]:
      conversation && !isStored ? JSON.stringify(conversation) : undefined,
    [FIELDS.message]: branch.at(-1)?.messageId,
  };
  return (
    <div data-part="fields" hidden>
      {Object.entries(fields).map(
        ([name, value]) =>
          value !== undefined && (
            <input key={name} type="hidden" name={name} value={value} />
          ),
      )}
    </div>
  );
}

/** The page that the reader came from to ask about. */
function PageField({ view, screen: { page, branch } }: ScreenProps) {
  const { text } = view;
  return (
    <div data-part="page" className={styles.about}>
      {page && branch.length === 0 && (
        <p>
          <input type="hidden" name={FIELDS.page} value={page.url} />
          {text("page-about")}{" "}
          <a href={toHref(page.url)} {...describeLinkLanguage(page.url, view.locale)}>
            {page.title}
          </a>{" "}
          <a href={view.home} className={styles.remove}>
            {text("page-remove")}
          </a>
        </p>
      )}
    </div>
  );
}

export function QuestionsLeft({ view: { text, quota } }: Pick<ScreenProps, "view">) {
  return (
    <span
      id="question-left"
      data-part="left"
      data-used-up={quota?.remaining === 0 || undefined}
      className={shared.note}
    >
      {quota && text("question-left", { count: quota.remaining })}
    </span>
  );
}

function QuotaBox({ view: { text, locale, quota } }: Pick<ScreenProps, "view">) {
  return (
    <div className={shared.box} data-quota="" data-used-up="" tabIndex={-1}>
      <h2>{text("quota-title", { limit: quota?.limit ?? 0 })}</h2>
      <p>{text("quota-text")}</p>
      <p>
        <a className="button primary" href={`/${locale}/plus#subscribe`}>
          {text("upgrade")}
        </a>
      </p>
    </div>
  );
}

const EXAMPLES = [
  "example-center",
  "example-form",
  "example-sort",
  "example-fetch",
  "example-redirect",
  "example-access",
] as const;

/** Links that fill the question field, and send nothing. */
export function Examples({ view }: Pick<ScreenProps, "view">) {
  const { text } = view;
  return (
    <section className={shared.examples} aria-labelledby="ai-examples">
      <h2 id="ai-examples">{text("examples")}</h2>
      <ul>
        {EXAMPLES.map((id) => (
          <li key={id}>
            <a
              className="button"
              href={`${toLink(view, { q: text(id) })}#question`}
              data-fill-question=""
            >
              {text(id)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
