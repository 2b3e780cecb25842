import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { isDefaultCollection } from "~/domain/accounts/collection";
import { useLocale } from "~/l10n/locale-context";
import { ConflictNotice } from "~/ui/collections/notices";
import { FormPage } from "~/ui/collections/form-page";
import {
  CollectionForm,
  describeCollection,
} from "../$locale.plus.collections/collection-form";
import { describePrivatePage } from "../$locale.plus.collections/describe-private-page";
import { requireFound, toNotice, readPage } from "../$locale.plus.collections/read-page";
import { DEFAULT_NOTICE } from "../$locale.plus.collections/notice-page";
import {
  pickVersion,
  useFormFailure,
} from "../$locale.plus.collections/use-form-failure";
import {
  answerCollectionForm,
  COLLECTION_FORM_FIELDS,
} from "../$locale.plus.collections/save-collection";
import { takeTyped } from "../$locale.plus.collections/read-form";

/** After an edit conflict, this loads the other version, which is then current. */
export async function loader(args: LoaderFunctionArgs) {
  const page = readPage(args);
  const { user, text, toTitle, collections } = page;
  const id = args.params["id"] ?? "";
  const found = await collections.get(user.id, id, { limit: 0 });
  const { collection } = requireFound(found, page);
  // The default collection's name and description are fixed.
  if (isDefaultCollection(collection)) throw toNotice(DEFAULT_NOTICE, page);
  const title = toTitle(text("collections-edit-title"));
  const { typed, headers } = await takeTyped(args, COLLECTION_FORM_FIELDS);
  return data({ title, collection, typed }, { headers });
}

export function action(args: ActionFunctionArgs) {
  return answerCollectionForm(args, args.params["id"] ?? "");
}

export const meta = describePrivatePage;

export default function EditCollectionRoute() {
  const { collection, typed } = useLoaderData<typeof loader>();
  const failure = useFormFailure<(typeof COLLECTION_FORM_FIELDS)[number]>();
  const { locale, text } = useLocale();
  const { name, description } = collection;
  const isConflict = failure?.kind === "edit-conflict";
  return (
    <FormPage title={text("collections-edit-title")}>
      {isConflict && <ConflictNotice current={describeCollection(collection, text)} />}
      <CollectionForm
        values={typed ?? { name, description: description ?? "" }}
        failure={failure}
        updatedAt={pickVersion(collection, failure, typed)}
        cancelUrl={`/${locale}/plus/collections/${collection.id}`}
      />
    </FormPage>
  );
}
