import { isDefaultCollection } from "~/domain/accounts/collection";
import type { InterfaceText } from "~/domain/text/strings";

/** Displayed name: the default collection has a name in the reader's language. */
export function nameCollection(
  collection: { name: string },
  text: InterfaceText,
): string {
  return isDefaultCollection(collection) ? text("collections-default") : collection.name;
}
