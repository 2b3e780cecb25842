import { isDefaultCollection } from "~/domain/collection";
import type { Translate } from "~/domain/strings";

/** What readers see: everybody's first collection has a name in their language. */
export function nameCollection(collection: { name: string }, text: Translate): string {
  return isDefaultCollection(collection) ? text("collections-default") : collection.name;
}
