import {
  redirect,
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
} from "@remix-run/node";
import { DEFAULT_LOCALE, parseLocale } from "~/domain/locales/locale";
import { toSafeNext } from "~/domain/accounts/safe-next";
import { keepSidebarFilter } from "~/domain/sidebar-filter/keep-filter";
import { readFormBody } from "~/services/api-answers/index.server";
import { describeKept, KEEPERS, NOTICE } from "./keepers";

/** Stores a reader's choice in a cookie, and redirects to the page with the form. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const keep = requireKeeper(params["name"], context);
  const { announcements, surveys } = context.services;
  const form = await readFormBody(request);
  const cookie = keep(form, {
    isSecure: context.config.siteOrigin.startsWith("https:"),
    ...context.reader,
    hasNotice: (id) =>
      (announcements?.hasId(id) ?? false) || (surveys?.hasId(id) ?? false),
  });
  if (cookie === null) throw new Response("Unknown choice", { status: 400 });
  const headers = new Headers({ "Set-Cookie": cookie });
  const said = describeKept(params["name"], form);
  if (said) headers.append("Set-Cookie", await context.services.flash.write(said));
  const next = toSafeNext(form.get("next"), toHome(params["locale"]));
  return redirect(keepSidebarFilter(next, request.headers.get("referer")), {
    status: 303,
    headers,
  });
}

/** A GET request, from a URL opened by hand, has no page. */
export function loader({ params, context }: LoaderFunctionArgs) {
  requireKeeper(params["name"], context);
  return redirect(toHome(params["locale"]));
}

function requireKeeper(
  name: string | undefined,
  { services, config }: Pick<AppLoadContext, "services" | "config">,
) {
  const keeper = KEEPERS.get(name);
  const isMissing =
    (name === NOTICE && !services.announcements && !services.surveys) ||
    (name === "telemetry" && config.telemetry === null);
  if (!keeper || isMissing) throw new Response("Unknown preference", { status: 404 });
  return keeper;
}

function toHome(segment = ""): string {
  return `/${parseLocale(segment) ?? DEFAULT_LOCALE}/`;
}
