import { useId } from "react";
import { useLocale } from "~/l10n/locale-context";
import { OwnerField } from "~/ui/account-area/reader-context";
import { CollectionFields, ItemFields } from "~/ui/collections/form-fields";
import { nameCollection } from "~/ui/collections/collection-name";
import { FormPage } from "~/ui/collections/form-page";
import styles from "~/ui/collections/form.module.css";
import { FormErrorBoundary, useErrorBody } from "~/ui/rejected-form/form-error-boundary";

/** Text typed for a deleted collection or item, and the form that can save it again. */
export type KeptText =
  | { kind: "collection"; action: string; values: { name: string; description: string } }
  | {
      kind: "item";
      action: string;
      values: { title: string; notes: string };
      choices: readonly { id: string; name: string }[];
    };

/** Reason why a collection page cannot be shown, and kept text. */
export interface Notice {
  reason: "gone" | "default-collection";
  kept: KeptText | null;
}

/** The default collection cannot be edited or deleted. */
export const DEFAULT_NOTICE: Notice = { reason: "default-collection", kept: null };

/** Also explains why a collection cannot be shown, with the text that was typed for it. */
export function CollectionsErrorBoundary() {
  const notice = readNotice(useErrorBody());
  if (!notice) return <FormErrorBoundary />;
  return (
    <main id="content" className="page-width" tabIndex={-1}>
      <NoticePage {...notice} />
    </main>
  );
}

/** Explains why the page cannot be shown, and offers to save kept text. */
function NoticePage({ reason, kept }: Notice) {
  const { locale, text } = useLocale();
  const isGone = reason === "gone";
  return (
    <FormPage title={text(isGone ? "collections-gone-title" : "collections-default")}>
      <div role="alert">
        <p>{text(isGone ? "collections-gone" : "collection-fault-default")}</p>
        {kept && <p>{text("collections-gone-kept")}</p>}
      </div>
      {kept && (
        <form method="post" action={kept.action} className={styles.form}>
          <OwnerField />
          {kept.kind === "item" && <ChoiceField choices={kept.choices} />}
          {kept.kind === "item" ? (
            <ItemFields values={kept.values} faults={{}} />
          ) : (
            <CollectionFields values={kept.values} faults={{}} />
          )}
          <p>
            <button className="button primary">{text("collection-save")}</button>
          </p>
        </form>
      )}
      <p>
        <a href={`/${locale}/plus/collections`}>{text("collections-back")}</a>
      </p>
    </FormPage>
  );
}

function ChoiceField({ choices }: Pick<Extract<KeptText, { kind: "item" }>, "choices">) {
  const { text } = useLocale();
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{text("collection-select")}</label>
      <select id={id} name="collection">
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id} dir="auto">
            {nameCollection(choice, text)}
          </option>
        ))}
      </select>
    </div>
  );
}

function readNotice(body: unknown): Notice | null {
  const isGiven = typeof body === "object" && body !== null && "notice" in body;
  return isGiven ? (body.notice as Notice) : null;
}
