import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { isDefaultCollection } from "~/domain/accounts/collection";
import { useLocale } from "~/l10n/locale-context";
import { ConfirmPage } from "~/ui/collections/form-page";
import { DeleteQuestion } from "~/ui/collections/questions";
import { describePrivatePage } from "../$locale.plus.collections/describe-private-page";
import {
  askForChange,
  failForm,
  redirectWithFlash,
} from "../$locale.plus.collections/answer-form";
import { requireFound, toNotice, readPage } from "../$locale.plus.collections/read-page";
import { DEFAULT_NOTICE } from "../$locale.plus.collections/notice-page";
import { readSubmission } from "../$locale.plus.collections/read-form";
import { useFormFailure } from "../$locale.plus.collections/use-form-failure";

export async function loader(args: LoaderFunctionArgs) {
  const page = readPage(args);
  const { user, text, toTitle, collections } = page;
  const found = await collections.get(user.id, args.params["id"] ?? "", { limit: 0 });
  const { collection } = requireFound(found, page);
  if (isDefaultCollection(collection)) throw toNotice(DEFAULT_NOTICE, page);
  return { title: toTitle(text("collections-delete-title")), collection };
}

export async function action(args: ActionFunctionArgs) {
  const page = await readSubmission(args, ["name"], { hasFields: false });
  const { user, collections, home, values } = page;
  const outcome = await askForChange(args.context, () =>
    collections.remove(user.id, args.params["id"] ?? ""),
  );
  if (!outcome.isOk) {
    if (outcome.problem.kind === "default-collection")
      throw toNotice(DEFAULT_NOTICE, page, 400);
    return failForm(outcome.problem, values, page);
  }
  return redirectWithFlash(args.context, home, {
    text: "collections-done-deleted",
    args: { name: values.name },
  });
}

export const meta = describePrivatePage;

export default function DeleteCollectionRoute() {
  const { collection } = useLoaderData<typeof loader>();
  const failure = useFormFailure<"name">();
  const { locale, text } = useLocale();
  const { id, name } = collection;
  return (
    <ConfirmPage
      title={text("collections-delete-title")}
      action="delete"
      fault={failure?.summary ?? null}
      cancelUrl={`/${locale}/plus/collections/${id}`}
      fields={{ name }}
    >
      <DeleteQuestion collection={collection} />
    </ConfirmPage>
  );
}
