import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { toHref } from "~/domain/documents/slug";
import { describeLinkLanguage } from "~/domain/locales/link-language";
import { useLocale } from "~/l10n/locale-context";
import { OwnerField } from "~/ui/account-area/reader-context";
import { ConflictNotice, FaultNotice } from "~/ui/collections/notices";
import { FormButtons } from "~/ui/collections/form-buttons";
import { FormPage } from "~/ui/collections/form-page";
import { ItemFields } from "~/ui/collections/form-fields";
import styles from "~/ui/collections/form.module.css";
import { describePrivatePage } from "../$locale.plus.collections/describe-private-page";
import {
  askForChange,
  failForm,
  redirectWithFlash,
} from "../$locale.plus.collections/answer-form";
import { getItem, readItemIds } from "../$locale.plus.collections/get-item";
import {
  isNotFound,
  toNotice,
  type PageContext,
} from "../$locale.plus.collections/read-page";
import { toListPlace } from "../$locale.plus.collections/list-query";
import type { Notice } from "../$locale.plus.collections/notice-page";
import {
  pickVersion,
  useFormFailure,
} from "../$locale.plus.collections/use-form-failure";
import { readSubmission, takeTyped } from "../$locale.plus.collections/read-form";

/** `url` is that of the page, so that typed text can be saved when the item is gone. */
const FIELDS = ["title", "notes", "updatedAt", "url"] as const;

export async function loader(args: LoaderFunctionArgs) {
  const { item, text, toTitle, back } = await getItem(args);
  const { typed, headers } = await takeTyped(args, FIELDS);
  const title = toTitle(text("collection-edit-item"));
  return data({ title, item, typed, back }, { headers });
}

export async function action(args: ActionFunctionArgs) {
  const page = await readSubmission(args, FIELDS);
  const { values, user, collections } = page;
  const [id, itemId] = readItemIds(args);
  const outcome = await askForChange(args.context, () =>
    collections.editItem(user.id, id, itemId, {
      ...values,
      updatedAt: values.updatedAt || null,
    }),
  );
  if (!outcome.isOk) {
    if (isNotFound(outcome.problem)) throw toNotice(await keepItem(page, id), page);
    return failForm(outcome.problem, values, page);
  }
  return redirectWithFlash(args.context, toListPlace(page, id), {
    text: "collections-done-changed",
  });
}

/** Offers to save the page in any remaining collection: first in the one that it was in, if that is there. */
async function keepItem(
  {
    user,
    collections,
    home,
    values,
  }: Pick<PageContext, "user" | "collections" | "home"> & {
    values: { title: string; notes: string; url: string };
  },
  lastId: string,
): Promise<Notice> {
  const { title, notes, url } = values;
  const all = await collections.list(user.id);
  return {
    reason: "gone",
    kept: {
      kind: "item",
      action: `${home}/save?${new URLSearchParams({ url }).toString()}`,
      values: { title, notes },
      choices: all
        .map(({ id, name }) => ({ id, name }))
        .sort((a, b) => Number(b.id === lastId) - Number(a.id === lastId)),
    },
  };
}

export const meta = describePrivatePage;

export default function EditItemRoute() {
  const { item, typed, back } = useLoaderData<typeof loader>();
  const failure = useFormFailure<(typeof FIELDS)[number]>();
  const { locale, text } = useLocale();
  const isConflict = failure?.kind === "edit-conflict";
  const values = failure?.values ??
    typed ?? { title: item.title, notes: item.notes ?? "" };
  return (
    <FormPage title={text("collection-edit-item")}>
      <p>
        <a href={toHref(item.url)} dir="auto" {...describeLinkLanguage(item.url, locale)}>
          {item.title}
        </a>
      </p>
      {isConflict && (
        <ConflictNotice
          current={[
            [text("collection-name"), item.title],
            [text("collection-note"), item.notes ?? ""],
          ]}
        />
      )}
      <form method="post" className={styles.form} data-unsaved={failure ? "" : undefined}>
        <OwnerField />
        {failure && !isConflict && <FaultNotice message={failure.summary} />}
        <input type="hidden" name="updatedAt" value={pickVersion(item, failure, typed)} />
        <input type="hidden" name="url" value={item.url} />
        <ItemFields values={values} faults={failure?.faults ?? {}} />
        <FormButtons action="save" cancelUrl={back} />
      </form>
    </FormPage>
  );
}
