import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useLocale } from "~/l10n/locale-context";
import { nameCollection } from "~/ui/collections/collection-name";
import { ConfirmPage, FormPage } from "~/ui/collections/form-page";
import styles from "~/ui/collections/form.module.css";
import { describePrivatePage } from "../$locale.plus.collections/describe-private-page";
import {
  askForChange,
  failForm,
  redirectWithFlash,
} from "../$locale.plus.collections/answer-form";
import { getItem, readItemIds } from "../$locale.plus.collections/get-item";
import { toListPlace } from "../$locale.plus.collections/list-query";
import { readSubmission, takeTyped } from "../$locale.plus.collections/read-form";
import { useFormFailure } from "../$locale.plus.collections/use-form-failure";

export async function loader(args: LoaderFunctionArgs) {
  const { item, collection, others, back, text, toTitle } = await getItem(args);
  const { typed, headers } = await takeTyped(args, ["collectionId"]);
  const title = toTitle(text("collections-move-title"));
  const wanted = typed?.collectionId ?? others[0]?.id;
  return data({ title, item, collection, others, wanted, back }, { headers });
}

export async function action(args: ActionFunctionArgs) {
  const page = await readSubmission(args, ["collectionId"]);
  const { values, user, collections, text } = page;
  const [id, itemId] = readItemIds(args);
  const outcome = await askForChange(args.context, () =>
    collections.moveItem(user.id, id, itemId, values),
  );
  if (!outcome.isOk) return failForm(outcome.problem, values, page);
  const all = await collections.list(user.id);
  const target = all.find((each) => each.id === outcome.item.collectionId) ?? {
    name: "",
  };
  return redirectWithFlash(args.context, toListPlace(page, id), {
    text: "collections-done-moved",
    args: { title: outcome.item.title, name: nameCollection(target, text) },
  });
}

export const meta = describePrivatePage;

export default function MoveItemRoute() {
  const { item, collection, others, wanted, back } = useLoaderData<typeof loader>();
  const failure = useFormFailure<"collectionId">();
  const { locale, text } = useLocale();
  const title = text("collections-move-title");
  const home = `/${locale}/plus/collections`;
  const question = text("collections-move-question", {
    title: item.title,
    name: nameCollection(collection, text),
  });
  if (others.length === 0)
    return (
      <FormPage title={title}>
        <p>{text("collections-move-nowhere")}</p>
        <p>
          <a className="button primary" href={`${home}/new`}>
            {text("collections-new")}
          </a>
        </p>
      </FormPage>
    );
  return (
    <ConfirmPage
      title={title}
      action="move"
      fault={failure?.summary ?? null}
      cancelUrl={back}
    >
      <p>{question}</p>
      <div className={styles.field}>
        <label htmlFor="move-to">{text("collection-select")}</label>
        <select
          id="move-to"
          name="collectionId"
          defaultValue={failure?.values.collectionId ?? wanted}
        >
          {others.map((each) => (
            <option key={each.id} value={each.id} dir="auto">
              {nameCollection(each, text)}
            </option>
          ))}
        </select>
      </div>
    </ConfirmPage>
  );
}
