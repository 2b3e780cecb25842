import type { Collection } from "~/domain/accounts/collection";
import type { InterfaceText } from "~/domain/text/strings";

/** What a conflict shows of the collection as another window has left it. */
export function describeCollection(
  { name, description }: Pick<Collection, "name" | "description">,
  text: InterfaceText,
) {
  return [
    [text("collection-name"), name],
    [text("collection-description"), description ?? ""],
  ] as const;
}
