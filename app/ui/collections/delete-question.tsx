import { useText } from "~/l10n/locale-context";

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
