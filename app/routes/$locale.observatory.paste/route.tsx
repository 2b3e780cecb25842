import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { describeScreen } from "../$locale.observatory/describe-screen";
import { ObservatoryScreen } from "../$locale.observatory/observatory-screen";
import { gradePasted, loadPaste } from "./paste.server";

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-screen/page-error-boundary";

export function loader(args: LoaderFunctionArgs) {
  return loadPaste(args);
}

/** Grades what was pasted, and keeps nothing. */
export async function action(args: ActionFunctionArgs) {
  const { screen, status } = await gradePasted(args);
  // The head is made from the loader's data, which knows no fault.
  const headers = status === 200 ? {} : { "X-Robots-Tag": "noindex" };
  return data(screen, { status, headers });
}

export const meta: MetaFunction<typeof loader> = describeScreen;

export default function PasteRoute() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { address, parents } = page;
  // Named one by one: what is not enumerable would be left out of a spread (ui/html-block).
  const html = answer ? answer.html : page.html;
  return <ObservatoryScreen address={address} parents={parents} html={html} />;
}
