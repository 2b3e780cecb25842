import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "@remix-run/node";
import {
  applyBrowserChoice,
  parseHiddenBrowsers,
  toHiddenBrowsersCookie,
} from "~/domain/hidden-browsers";
import { DEFAULT_LOCALE, parseLocale } from "~/domain/locale";
import { toSafeNext } from "~/domain/safe-next";

/** Keeps which browsers compatibility tables show, and leads back to the table. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await request.formData().catch(() => null);
  const offered = form?.get("offered");
  if (!form || typeof offered !== "string")
    throw new Response("No browsers offered", { status: 400 });
  const hidden = applyBrowserChoice({
    hidden: context.reader.hiddenBrowsers,
    offered: parseHiddenBrowsers(offered),
    chosen: form.has("all") ? [] : form.getAll("browser").map(String),
  });
  const isSecure = context.config.siteOrigin.startsWith("https:");
  return redirect(toSafeNext(form.get("next"), findHome(params["locale"])), {
    status: 303,
    headers: { "Set-Cookie": toHiddenBrowsersCookie(hidden, { isSecure }) },
  });
}

/** Nothing to read here: someone opened the form's address by hand. */
export function loader({ params }: LoaderFunctionArgs) {
  return redirect(findHome(params["locale"]));
}

function findHome(segment = ""): string {
  return `/${parseLocale(segment) ?? DEFAULT_LOCALE}/`;
}
