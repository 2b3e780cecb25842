import { type FormEvent, type ReactNode, useState } from "react";
import type { Collection } from "~/domain/accounts/collection";
import { useLocale, useText } from "~/l10n/locale-context";
import { CollectionDialog } from "~/ui/collections/collection-dialog";
import { ConfirmLink } from "~/ui/collections/confirm-link";
import { DialogLink } from "~/ui/collections/dialog-link";
import { type FormFailure, type FormDone, useSending } from "~/ui/collections/send-form";
import { ConflictNotice } from "~/ui/collections/notices";
import { DeleteQuestion } from "~/ui/collections/questions";
import { describeCollection } from "./collection-form";

type Version = Pick<Collection, "name" | "description" | "updatedAt">;

/** Response of the dialog's URL on failure. */
interface DialogFailure extends FormFailure {
  /** Current version after an edit conflict. */
  current?: Version;
}

interface CollectionLinkProps {
  /** The collection to edit; if absent, the form creates one. */
  collection?: Collection;
  className?: string;
  children: ReactNode;
}

/** Link to the form for a new or an existing collection. */
export function CollectionLink({ collection, className, children }: CollectionLinkProps) {
  const { locale } = useLocale();
  const home = `/${locale}/plus/collections`;
  return (
    <DialogLink
      href={collection ? `${home}/${collection.id}/edit` : `${home}/new`}
      {...(className !== undefined && { className })}
      dialog={(close) => <FormDialog collection={collection} onClose={close} />}
    >
      {children}
    </DialogLink>
  );
}

interface FormDialogProps {
  collection: Collection | undefined;
  onClose: () => void;
}

function FormDialog({ collection, onClose }: FormDialogProps) {
  const { text } = useLocale();
  const { failure, attempt, isPending, handleSubmit } = useForm(collection?.id);
  const shown = failure?.current ?? collection;
  const saved = { name: shown?.name ?? "", description: shown?.description ?? "" };
  const { name = saved.name, description = saved.description } = failure?.values ?? {};
  const isFull = failure?.kind === "limit-reached";
  return (
    <CollectionDialog
      title={text(collection ? "collections-edit-title" : "collection-create")}
      isFull={isFull}
      hidden={shown ? { updatedAt: String(shown.updatedAt) } : {}}
      values={{ name, description }}
      faults={failure?.faults ?? {}}
      failure={failure}
      isTold={isFull || failure?.current !== undefined}
      attempt={attempt}
      isPending={isPending}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      {failure?.current && (
        <ConflictNotice current={describeCollection(failure.current, text)} />
      )}
    </CollectionDialog>
  );
}

/** Submits the form and reloads the page on success, which shows the flash message. */
function useForm(id: string | undefined) {
  const { locale } = useLocale();
  const query = id === undefined ? "" : `?${new URLSearchParams({ id }).toString()}`;
  const sending = useSending<FormDone, DialogFailure>(
    `/${locale}/plus/collections/form-dialog${query}`,
  );
  const [isDone, setDone] = useState(false);
  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    const result = await sending.send(event);
    if (!result || !("done" in result)) return;
    setDone(true);
    location.reload();
  }
  return {
    ...sending,
    isPending: isDone || sending.pending !== null,
    handleSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
  };
}

interface DeleteLinkProps {
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
