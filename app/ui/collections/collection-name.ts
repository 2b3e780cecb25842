import { isDefaultCollection } from "~/domain/accounts/collection";
import type { InterfaceText } from "~/domain/text/strings";

/** What readers see: everybody's first collection has a name in their language. */
export function nameCollection(
  collection: { name: string },
  text: InterfaceText,
): string {
  return isDefaultCollection(collection) ? text("collections-default") : collection.name;
}
