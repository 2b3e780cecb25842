import { data, type ActionFunctionArgs } from "@remix-run/node";
import { readForm } from "./read-play.server";
import { serveRun } from "./serve-run.server";

/** Runs what a form has sent; it comes back whole, whatever is wrong with it. */
export async function answerForm({ request, context }: ActionFunctionArgs) {
  const form = await request.formData().catch(() => new FormData());
  const { loaded, problem, status } = readForm(form, context);
  const { playgroundOrigin } = context.config;
  const served = problem ? null : await serveRun(loaded, playgroundOrigin);
  return data(
    { loaded, problem, served },
    { status, headers: { "Cache-Control": "no-store" } },
  );
}
