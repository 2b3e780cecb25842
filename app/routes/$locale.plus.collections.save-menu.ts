import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { loadSaveState } from "./$locale.plus.collections.save/load-save-state";
import { saveArticle } from "./$locale.plus.collections.save/save-article";

/** The save page's data and form as JSON: for the menu that documents show in place. */
export async function loader(args: LoaderFunctionArgs) {
  return Response.json(await loadSaveState(args), PRIVATE);
}

export async function action(args: ActionFunctionArgs) {
  const result = await saveArticle(args);
  return "data" in result
    ? Response.json(result.data, result.init ?? {})
    : Response.json(result);
}

const PRIVATE: ResponseInit = { headers: { "Cache-Control": "private, no-store" } };
