import { MAX_QUESTION_LENGTH } from "~/domain/ai-help/ai-help";
import { ActButton } from "./buttons.server";
import { Answer, Unanswered, type PartProps, type TurnProps } from "./answer.server";
import form from "./ask-form.module.css";
import { FORM_ID, toEditField, writeAct } from "./fields.server";
import styles from "./turn.module.css";
import { mayAsk } from "./view.server";

/** Fragment of the last question, at which the answer to a form is read on; not on a page with a fault. */
export const LAST_ID = "latest";

/** A question with its answer. */
export function Turn(props: TurnProps) {
  const { view, message } = props;
  const { text } = view;
  const id = `turn-${message.messageId}`;
  return (
    <article id={id} data-part={id} className={styles.turn}>
      {props.isReadOn && <span id={LAST_ID} />}
      <h2 className="visually-hidden">{text("question")}</h2>
      <div className={styles.question}>
        <p dir="auto">{message.question}</p>
        <EditForm view={view} message={message} edited={props.edited} />
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

function EditForm({
  view,
  message: { messageId, question },
  edited,
}: PartProps & Pick<TurnProps, "edited">) {
  const { text } = view;
  if (!mayAsk(view)) return null;
  const fault = edited?.fault ?? null;
  const faultId = `fault-${messageId}`;
  return (
    <details className={styles.edit} open={edited !== null}>
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
        defaultValue={edited?.text ?? question}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- leads to the error, which a loaded page does not announce
        autoFocus={fault !== null}
        aria-invalid={fault !== null}
        aria-describedby={faultId}
        data-edit={messageId}
      />
      <p id={faultId} role="alert" className={form.fault} data-fault="">
        {fault}
      </p>
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
