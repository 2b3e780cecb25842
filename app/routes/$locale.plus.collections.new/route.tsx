import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { canAddCollection } from "~/domain/collection";
import type { PageHandle } from "~/domain/page-handle";
import { useLocale } from "~/l10n/locale-context";
import { FormPage } from "~/ui/collections/form-page";
import { UpgradePrompt } from "~/ui/collections/upgrade-prompt";
import { checkCollection } from "../$locale.plus.collections/check-collection";
import { CollectionForm } from "../$locale.plus.collections/collection-form";
import { describePrivatePage } from "../$locale.plus.collections/describe-private-page";
import { askForChange, failForm } from "../$locale.plus.collections/fail-form";
import { readPage } from "../$locale.plus.collections/read-page";
import { readSubmission } from "../$locale.plus.collections/read-submission";
import { redirectWithFlash } from "../$locale.plus.collections/redirect-with-flash";
import { takeTyped } from "../$locale.plus.collections/take-typed";
import { useFormFailure } from "../$locale.plus.collections/use-form-failure";

export const handle = { hydrate: "at-once" } satisfies PageHandle;

const FIELDS = ["name", "description"] as const;
const EMPTY = { name: "", description: "" };

export async function loader(args: LoaderFunctionArgs) {
  const { user, text, toTitle, collections } = readPage(args);
  const count = (await collections.list(user.id)).length;
  const canAdd = canAddCollection(user.subscriptionType, count);
  const title = toTitle(text("collections-create-title"));
  const { typed, headers } = await takeTyped(args, FIELDS);
  return data({ title, values: typed ?? EMPTY, canAdd, count }, { headers });
}

export async function action(args: ActionFunctionArgs) {
  const page = await readSubmission(args, FIELDS);
  const { values, user, collections, home } = page;
  const fault = checkCollection(values);
  if (fault) return failForm(fault, values, page);
  const outcome = await askForChange(args.context, () =>
    collections.create(user, values),
  );
  if (!outcome.isDone) return failForm(outcome.problem, values, page);
  const { id, name } = outcome.collection;
  return redirectWithFlash(args.context, `${home}/${id}`, {
    text: "collections-done-created",
    args: { name },
  });
}

export const meta = describePrivatePage;

export default function NewCollectionRoute() {
  const { values, canAdd, count } = useLoaderData<typeof loader>();
  const failure = useFormFailure<"name" | "description">();
  const { locale, text } = useLocale();
  const isFull = !canAdd || failure?.kind === "limit-reached";
  return (
    <FormPage title={text("collections-create-title")}>
      {isFull && <UpgradePrompt limit={count} />}
      {(!isFull || failure) && (
        <CollectionForm
          values={values}
          failure={failure}
          cancelUrl={`/${locale}/plus/collections`}
        />
      )}
    </FormPage>
  );
}
