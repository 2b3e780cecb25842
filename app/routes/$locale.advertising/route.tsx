import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readLocale } from "~/ui/areas/require-page.server";
import { describeFailure } from "~/ui/head/describe-failure";
import { describeEnglishPage } from "~/ui/head/describe-english-page";
import { readSite } from "~/ui/head/read-site";
import { AdvertisingPage } from "./advertising-page";

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-screen/page-error-boundary";

export function loader({ params, context }: LoaderFunctionArgs) {
  const locale = readLocale(params);
  const path = `/${locale}/advertising`;
  return { locale, path, address: context.config.siteOrigin + path };
}

export const meta: MetaFunction<typeof loader> = ({ data, error, matches }) =>
  data
    ? describeEnglishPage({
        site: readSite(matches),
        title: `Advertise with us | ${readSite(matches).siteName}`,
        description:
          "Static, private ads for readers who build the web: who they are, and how to reach them.",
        path: data.path,
      })
    : describeFailure(error, readSite(matches));

export default function AdvertisingRoute() {
  const { address, locale } = useLoaderData<typeof loader>();
  return <AdvertisingPage address={address} locale={locale} />;
}
