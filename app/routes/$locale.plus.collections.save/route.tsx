import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { toSafeNext } from "~/domain/accounts/safe-next";
import { toHref } from "~/domain/documents/slug";
import { addSidebarFilter } from "~/domain/sidebar-filter/keep-filter";
import { describeLinkLanguage } from "~/domain/locales/link-language";
import { useLocale } from "~/l10n/locale-context";
import { SubmitButton } from "~/ui/collections/form-buttons";
import { FormPage } from "~/ui/collections/form-page";
import styles from "~/ui/collections/form.module.css";
import { SaveFields } from "~/ui/collections/save-fields";
import {
  SAVE_FIELDS,
  type SaveState,
  type SaveValues,
} from "~/ui/collections/save-state";
import type { FormFailure } from "~/ui/collections/send-form";
import { redirectWithFlash } from "../$locale.plus.collections/answer-form";
import { describePrivatePage } from "../$locale.plus.collections/describe-private-page";
import { takeTyped } from "../$locale.plus.collections/read-form";
import { readPage } from "../$locale.plus.collections/read-page";
import { useFormFailure } from "../$locale.plus.collections/use-form-failure";
import { loadSaveState, saveArticle } from "./save-article";

export async function loader(args: LoaderFunctionArgs) {
  const { text, toTitle, query } = readPage(args);
  const state = await loadSaveState(args);
  const { typed, headers } = await takeTyped(args, SAVE_FIELDS);
  const back = addSidebarFilter(toHref(state.url), query);
  const title = toTitle(text("collection-add"));
  return data({ title, state, back, typed }, { headers });
}

export async function action(args: ActionFunctionArgs) {
  const result = await saveArticle(args);
  if ("data" in result) return result;
  const { done, collection } = result;
  const { home, query } = readPage(args);
  const url = toSafeNext(toHref(query.get("url") ?? ""), home);
  return redirectWithFlash(args.context, addSidebarFilter(url, query), {
    text: done === "removed" ? "bookmark-removed" : "bookmark-done",
    args: { name: collection.name },
  });
}

export const meta = describePrivatePage;

export default function SaveRoute() {
  const failure = useFormFailure<keyof SaveValues>();
  return <SavePage {...useLoaderData<typeof loader>()} failure={failure} />;
}

interface SavePageProps {
  state: SaveState;
  /** Encoded path of the article, with the filter of the sidebar that it had. */
  back: string;
  /** Values typed before sign-in. */
  typed: SaveValues | null;
  failure: FormFailure<SaveValues> | null;
}

/** The save menu of a document as a page, for use without JavaScript. */
function SavePage({ state, back, typed, failure }: SavePageProps) {
  const { locale, text } = useLocale();
  const isSaved = state.choices.some(({ item }) => item !== null);
  return (
    <FormPage title={text(isSaved ? "collection-edit-item" : "collection-add")}>
      <p>
        <a href={back} {...describeLinkLanguage(state.url, locale)}>
          {state.pageTitle}
        </a>
      </p>
      <form
        method="post"
        className={styles.form}
        data-unsaved={failure || typed ? "" : undefined}
      >
        <SaveFields state={state} typed={typed} failure={failure}>
          <SubmitButton
            label={text("collection-save")}
            pendingLabel={text("collection-saving")}
          />
          <a className="button" href={back}>
            {text("collection-cancel")}
          </a>
        </SaveFields>
      </form>
    </FormPage>
  );
}
