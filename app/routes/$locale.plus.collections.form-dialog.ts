import type { ActionFunctionArgs } from "@remix-run/node";
import { refuseMethod } from "~/services/api-answers/index.server";
import { answerScript } from "./$locale.plus.collections/answer-script";
import { failForm } from "./$locale.plus.collections/answer-form";
import { saveCollection } from "./$locale.plus.collections/save-collection";

/**
 * JSON endpoint of the dialogs for a new collection and, with `id`, for an existing one.
 */
export function action(args: ActionFunctionArgs) {
  return answerScript(() => saveInDialog(args));
}

async function saveInDialog(args: ActionFunctionArgs): Promise<Response> {
  const { pathname, searchParams } = new URL(args.request.url);
  const id = searchParams.get("id");
  // The dialog's URL has no page, so sign-in returns to the page with the same form.
  const form = id === null ? "new" : `${encodeURIComponent(id)}/edit`;
  const next = pathname.replace(/form-dialog$/, form);
  const saved = await saveCollection(args, id, { next });
  if (!saved.isOk) {
    const { problem, page } = saved;
    const failed = failForm(problem, page.values, page);
    const current = "current" in problem ? { current: problem.current } : {};
    return Response.json({ ...failed.data, ...current }, failed.init ?? {});
  }
  const { flash } = args.context.services;
  const header = await flash.write({ kind: "success", ...saved.message });
  return Response.json({ done: "saved" }, { headers: { "Set-Cookie": header } });
}

/** The URL has no page. */
export function loader() {
  throw refuseMethod(["POST"]);
}
