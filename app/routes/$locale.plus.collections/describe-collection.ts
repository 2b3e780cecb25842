import type { Collection } from "~/domain/accounts/collection";
import type { InterfaceText } from "~/domain/text/strings";

/** Fields of the current version, to show after an edit conflict. */
export function describeCollection(
  { name, description }: Pick<Collection, "name" | "description">,
  text: InterfaceText,
) {
  return [
    [text("collection-name"), name],
    [text("collection-description"), description ?? ""],
  ] as const;
}
