import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { isDefaultCollection } from "~/domain/collection";
import type { PageHandle } from "~/domain/page-handle";
import { useLocale } from "~/l10n/locale-context";
import { ConflictNotice } from "~/ui/collections/conflict-notice";
import { FormPage } from "~/ui/collections/form-page";
import { checkCollection } from "../$locale.plus.collections/check-collection";
import { CollectionForm } from "../$locale.plus.collections/collection-form";
import { describePrivatePage } from "../$locale.plus.collections/describe-private-page";
import { askForChange, failForm } from "../$locale.plus.collections/fail-form";
import { getFound, toNotFound } from "../$locale.plus.collections/get-found";
import { pickVersion } from "../$locale.plus.collections/pick-version";
import { readPage } from "../$locale.plus.collections/read-page";
import { readSubmission } from "../$locale.plus.collections/read-submission";
import { redirectWithFlash } from "../$locale.plus.collections/redirect-with-flash";
import { takeTyped } from "../$locale.plus.collections/take-typed";
import { useFormFailure } from "../$locale.plus.collections/use-form-failure";

export const handle = { hydrate: "at-once" } satisfies PageHandle;

const FIELDS = ["name", "description", "updatedAt"] as const;

/** After a conflict it gives the other version, which is the current one by then. */
export async function loader(args: LoaderFunctionArgs) {
  const page = readPage(args);
  const { user, text, toTitle, collections } = page;
  const id = args.params["id"] ?? "";
  const found = await collections.get(user.id, id, { limit: 0 });
  const { collection } = getFound(found, page);
  // Its name and text are the site's, not the reader's.
  if (isDefaultCollection(collection)) throw toNotFound(page);
  const title = toTitle(text("collections-edit-title"));
  const { typed, headers } = await takeTyped(args, FIELDS);
  return data({ title, collection, typed }, { headers });
}

export async function action(args: ActionFunctionArgs) {
  const page = await readSubmission(args, FIELDS);
  const { values, user, collections, home } = page;
  const id = args.params["id"] ?? "";
  const fault = checkCollection(values);
  if (fault) return failForm(fault, values, page);
  const outcome = await askForChange(args.context, () =>
    collections.edit(user.id, id, values),
  );
  if (!outcome.isDone) return failForm(outcome.problem, values, page);
  return redirectWithFlash(args.context, `${home}/${id}`, {
    text: "collections-done-changed",
  });
}

export const meta = describePrivatePage;

export default function EditCollectionRoute() {
  const { collection, typed } = useLoaderData<typeof loader>();
  const failure = useFormFailure<(typeof FIELDS)[number]>();
  const { locale, text } = useLocale();
  const { name, description } = collection;
  const isConflict = failure?.kind === "edit-conflict";
  return (
    <FormPage title={text("collections-edit-title")}>
      {isConflict && (
        <ConflictNotice
          current={[
            [text("collection-name"), name],
            [text("collection-description"), description ?? ""],
          ]}
        />
      )}
      <CollectionForm
        values={typed ?? { name, description: description ?? "" }}
        failure={failure}
        updatedAt={pickVersion(collection, failure, typed)}
        cancelUrl={`/${locale}/plus/collections/${collection.id}`}
      />
    </FormPage>
  );
}
