import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { isFormOwner, OWNER_HEADER } from "~/domain/accounts/form-owner";
import { loadSaveState, saveArticle } from "./$locale.plus.collections.save/save-article";
import { answerScript } from "./$locale.plus.collections/answer-script";
import { readPage } from "./$locale.plus.collections/read-page";

/**
 * JSON endpoint of the save menu: the save page's data and form. A menu opened by another
 * reader gets a 409 without data.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { user } = readPage(args);
  if (!isFormOwner(args.request.headers.get(OWNER_HEADER), user))
    return Response.json({ isForeign: true }, { ...PRIVATE, status: 409 });
  return Response.json(await loadSaveState(args), PRIVATE);
}

export function action(args: ActionFunctionArgs) {
  return answerScript(async () => {
    const result = await saveArticle(args);
    return "data" in result
      ? Response.json(result.data, result.init ?? {})
      : Response.json(result);
  });
}

const PRIVATE: ResponseInit = { headers: { "Cache-Control": "private, no-store" } };
