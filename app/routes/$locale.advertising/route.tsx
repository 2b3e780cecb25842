import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readLocale } from "~/domain/locales/locale";
import { describeFailure } from "~/ui/head/describe-failure";
import { readSite } from "~/ui/head/read-site";
import { describeEnglishPage } from "~/ui/head/describe-english-page";
import { AdvertisingPage, toOffer } from "./advertising-page";

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-screen/page-error-boundary";

export function loader({ params, context }: LoaderFunctionArgs) {
  const locale = readLocale(params);
  const { features, siteOrigin, theme } = context.config;
  const path = `/${locale}/advertising`;
  return {
    path,
    address: siteOrigin + path,
    offer: toOffer(theme.advertising, locale),
    plans: features.includes("plus") ? `/${locale}/plus` : null,
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, error, matches }) =>
  data
    ? describeEnglishPage({
        site: readSite(matches),
        title: `Advertise with us | ${readSite(matches).siteName}`,
        description:
          "Static, private ads for readers who build the web: what they look like, and what they do not collect.",
        path: data.path,
      })
    : describeFailure(error, readSite(matches));

export default function AdvertisingRoute() {
  return <AdvertisingPage {...useLoaderData<typeof loader>()} />;
}
