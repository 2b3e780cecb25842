import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "@remix-run/node";
import { DEFAULT_LOCALE, parseLocale } from "~/domain/locale";
import { toSafeNext } from "~/domain/safe-next";
import { parseTheme, toThemeCookie } from "~/domain/theme";

/** Keeps the chosen theme in its cookie and leads back to the page with the menu. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await request.formData().catch(() => null);
  const theme = parseTheme(form?.get("theme"));
  if (!theme) throw new Response("Unknown theme", { status: 400 });
  const isSecure = context.config.siteOrigin.startsWith("https:");
  return redirect(toSafeNext(form?.get("next"), findHome(params["locale"])), {
    status: 303,
    headers: { "Set-Cookie": toThemeCookie(theme, { isSecure }) },
  });
}

/** Nothing to read here: someone opened the form's address by hand. */
export function loader({ params }: LoaderFunctionArgs) {
  return redirect(findHome(params["locale"]));
}

function findHome(segment = ""): string {
  return `/${parseLocale(segment) ?? DEFAULT_LOCALE}/`;
}
