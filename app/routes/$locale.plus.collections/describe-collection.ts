import type { Collection } from "~/domain/collection";
import type { Translate } from "~/domain/strings";

/** What a conflict shows of the collection as another window has left it. */
export function describeCollection(
  { name, description }: Pick<Collection, "name" | "description">,
  text: Translate,
) {
  return [
    [text("collection-name"), name],
    [text("collection-description"), description ?? ""],
  ] as const;
}
