import { useText } from "~/l10n/locale-context";
import { nameCollection } from "./collection-name";

export interface DeleteQuestionProps {
  collection: { name: string; articleCount: number };
}

/** Question before deleting a collection, with the number of its items. */
export function DeleteQuestion({ collection }: DeleteQuestionProps) {
  const { name, articleCount: count } = collection;
  const text = useText();
  return (
    <>
      <p>{text("collections-delete-question", { name })}</p>
      {count > 0 && <p>{text("collections-delete-items", { count })}</p>}
    </>
  );
}

export interface RemoveQuestionProps {
  item: { title: string; notes: string | null };
  collection: { name: string };
}

/**
 * Question before removing an article from a collection, with a warning about its note.
 */
export function RemoveQuestion({ item, collection }: RemoveQuestionProps) {
  const text = useText();
  const name = nameCollection(collection, text);
  return (
    <>
      <p>{text("collections-remove-question", { title: item.title, name })}</p>
      {item.notes && <p>{text("collections-remove-note")}</p>}
    </>
  );
}
