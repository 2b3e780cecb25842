import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useText } from "~/l10n/locale-context";
import { ConfirmPage } from "~/ui/collections/form-page";
import { RemoveQuestion } from "~/ui/collections/questions";
import { describePrivatePage } from "../$locale.plus.collections/describe-private-page";
import {
  askForChange,
  failForm,
  redirectWithFlash,
} from "../$locale.plus.collections/answer-form";
import { getItem, readItemIds } from "../$locale.plus.collections/get-item";
import { toListPlace } from "../$locale.plus.collections/list-query";
import { readSubmission } from "../$locale.plus.collections/read-form";
import { useFormFailure } from "../$locale.plus.collections/use-form-failure";

export async function loader(args: LoaderFunctionArgs) {
  const { item, collection, text, toTitle, back } = await getItem(args);
  return { title: toTitle(text("collections-remove-title")), item, collection, back };
}

export async function action(args: ActionFunctionArgs) {
  const page = await readSubmission(args, ["title"], { hasFields: false });
  const { values, user, collections } = page;
  const [id, itemId] = readItemIds(args);
  const outcome = await askForChange(args.context, () =>
    collections.removeItem(user.id, id, itemId),
  );
  if (!outcome.isOk) return failForm(outcome.problem, values, page);
  return redirectWithFlash(args.context, toListPlace(page, id), {
    text: "collections-done-removed",
    args: { title: values.title },
  });
}

export const meta = describePrivatePage;

export default function RemoveItemRoute() {
  const { item, collection, back } = useLoaderData<typeof loader>();
  const failure = useFormFailure<"title">();
  const text = useText();
  return (
    <ConfirmPage
      title={text("collections-remove-title")}
      action="remove"
      fault={failure?.summary ?? null}
      cancelUrl={back}
      fields={{ title: item.title }}
    >
      <RemoveQuestion item={item} collection={collection} />
    </ConfirmPage>
  );
}
