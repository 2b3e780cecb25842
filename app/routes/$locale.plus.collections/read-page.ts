import type { LoaderFunctionArgs } from "@remix-run/node";
import { readLocale } from "~/domain/locales/locale";
import { getInterfaceText } from "~/l10n/interface-texts.server";
import { requireUser } from "~/routes/users/require-user";
import { toUnavailable } from "~/ui/error-screen/unavailable.server";

/** Common context of collection pages; redirects signed-out readers to sign-in. */
export function readPage({ request, params, context }: LoaderFunctionArgs) {
  const locale = readLocale(params);
  if (context.isUserUnknown) throw toUnavailable(locale, context.config.siteName);
  return {
    user: requireUser(request, context),
    locale,
    text: getInterfaceText(locale),
    collections: context.services.collections,
    query: new URL(request.url).searchParams,
    /** URL of the list; collections are below it. */
    home: `/${locale}/plus/collections`,
    toTitle: (name: string) => `${name} | ${context.config.siteName} Plus`,
  };
}

export type PageContext = ReturnType<typeof readPage>;
