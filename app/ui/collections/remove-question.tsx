import { useText } from "~/l10n/locale-context";
import { nameCollection } from "./collection-name";

export interface RemoveQuestionProps {
  item: { title: string; notes: string | null };
  collection: { name: string };
}

/** Whether an article shall leave a collection, and what goes with it. */
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
