import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { canAddCollection } from "~/domain/accounts/collection";
import { useLocale } from "~/l10n/locale-context";
import { FormPage } from "~/ui/collections/form-page";
import { UpgradePrompt } from "~/ui/collections/notices";
import { CollectionForm } from "../$locale.plus.collections/collection-form";
import { describePrivatePage } from "../$locale.plus.collections/describe-private-page";
import { readPage } from "../$locale.plus.collections/read-page";
import { answerCollectionForm } from "../$locale.plus.collections/save-collection";
import { takeTyped } from "../$locale.plus.collections/read-form";
import { useFormFailure } from "../$locale.plus.collections/use-form-failure";

const FIELDS = ["name", "description"] as const;
const EMPTY = { name: "", description: "" };

export async function loader(args: LoaderFunctionArgs) {
  const { user, text, toTitle, collections } = readPage(args);
  const count = (await collections.list(user.id)).length;
  const canAdd = canAddCollection(user.subscriptionType, count);
  const title = toTitle(text("collection-create"));
  const { typed, headers } = await takeTyped(args, FIELDS);
  return data({ title, values: typed ?? EMPTY, canAdd }, { headers });
}

export function action(args: ActionFunctionArgs) {
  return answerCollectionForm(args, null);
}

export const meta = describePrivatePage;

export default function NewCollectionRoute() {
  const { values, canAdd } = useLoaderData<typeof loader>();
  const failure = useFormFailure<"name" | "description">();
  const { locale, text } = useLocale();
  const isFull = !canAdd || failure?.kind === "limit-reached";
  return (
    <FormPage title={text("collection-create")}>
      {isFull && <UpgradePrompt />}
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
