import type { ReactNode } from "react";
import type { Collection } from "~/domain/accounts/collection";
import { useText } from "~/l10n/locale-context";
import { ConfirmLink } from "~/ui/collections/confirm-link";
import { DeleteQuestion } from "~/ui/collections/questions";

export interface DeleteLinkProps {
  collection: Collection;
  /** URL of the collection. */
  url: string;
  children: ReactNode;
}

/** Deletes a collection after a confirmation. */
export function DeleteLink({ collection, url, children }: DeleteLinkProps) {
  const text = useText();
  return (
    <ConfirmLink
      href={`${url}/delete`}
      action="delete"
      title={text("collections-delete-title")}
      fields={{ name: collection.name }}
      question={<DeleteQuestion collection={collection} />}
    >
      {children}
    </ConfirmLink>
  );
}
