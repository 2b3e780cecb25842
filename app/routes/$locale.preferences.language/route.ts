import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "@remix-run/node";
import { DEFAULT_LOCALE, isLocale, parseLocale } from "~/domain/locale";
import { toPreferredLocaleCookie } from "~/domain/preferred-locale";
import { toSafeNext } from "~/domain/safe-next";

/** Has a language remembered, or forgotten, and leads on to `next`. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await request.formData().catch(() => null);
  const locale = form?.get("locale");
  if (!isLocale(locale)) throw new Response("Unknown locale", { status: 400 });
  const remembered = form?.get("remember") === "1" ? locale : null;
  const isSecure = context.config.siteOrigin.startsWith("https:");
  return redirect(toSafeNext(form?.get("next"), findHome(params["locale"])), {
    status: 303,
    headers: { "Set-Cookie": toPreferredLocaleCookie(remembered, { isSecure }) },
  });
}

/** Nothing to read here: someone opened the form's address by hand. */
export function loader({ params }: LoaderFunctionArgs) {
  return redirect(findHome(params["locale"]));
}

function findHome(segment = ""): string {
  return `/${parseLocale(segment) ?? DEFAULT_LOCALE}/`;
}
