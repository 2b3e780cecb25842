import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { toSafeNext } from "~/domain/accounts/safe-next";
import { SAVE_FIELDS, type SaveValues } from "~/ui/collections/save-state";
import { describePrivatePage } from "../$locale.plus.collections/describe-private-page";
import { readPage } from "../$locale.plus.collections/read-page";
import { redirectWithFlash } from "../$locale.plus.collections/redirect-with-flash";
import { takeTyped } from "../$locale.plus.collections/read-form";
import { useFormFailure } from "../$locale.plus.collections/use-form-failure";
import { loadSaveState } from "./load-save-state";
import { saveArticle } from "./save-article";
import { SavePage } from "./save-page";

export async function loader(args: LoaderFunctionArgs) {
  const { text, toTitle } = readPage(args);
  const state = await loadSaveState(args);
  const { typed, headers } = await takeTyped(args, SAVE_FIELDS);
  return data({ title: toTitle(text("collection-add")), state, typed }, { headers });
}

export async function action(args: ActionFunctionArgs) {
  const result = await saveArticle(args);
  if ("data" in result) return result;
  const { done, collection } = result;
  const url = new URL(args.request.url).searchParams.get("url");
  const { home } = readPage(args);
  return redirectWithFlash(args.context, toSafeNext(encodeURI(url ?? ""), home), {
    text: done === "removed" ? "bookmark-removed" : "bookmark-done",
    args: { name: collection.name },
  });
}

export const meta = describePrivatePage;

export default function SaveRoute() {
  const { state, typed } = useLoaderData<typeof loader>();
  const failure = useFormFailure<keyof SaveValues>();
  return <SavePage state={state} typed={typed} failure={failure} />;
}
