import type { AppLoadContext, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readLocale } from "~/domain/locales/locale";
import { SitePage } from "~/ui/areas/generic/site-page";
import { describeEnglishPage } from "~/ui/head/describe-english-page";
import { describeFailure } from "~/ui/head/describe-failure";
import { readSite } from "~/ui/head/read-site";
import { toPageTitle } from "~/ui/head/describe-page";

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-screen/page-error-boundary";

/** The specification links the English settings from everywhere. */
const SETTINGS_URL = "/en-US/plus/settings#newsletter";

export function loader({ params, context }: LoaderFunctionArgs) {
  const locale = readLocale(params);
  const path = `/${locale}/newsletter`;
  const { siteName, siteOrigin } = context.config;
  const name = `Stay Informed with ${siteName}`;
  return {
    locale,
    path,
    name,
    title: toPageTitle(name, siteName),
    address: siteOrigin + path,
    subscription: findSubscription(context),
    hasBlog: context.services.areas.hasPage("blog"),
  };
}

/** Null when the settings page has no newsletter section for the reader. */
function findSubscription({ user, config }: AppLoadContext) {
  if (!user || !config.hasNewsletter || !config.features.includes("plus")) return null;
  return user.settings?.mdnplus_newsletter ? "subscribed" : "none";
}

export const meta: MetaFunction<typeof loader> = ({ data, error, matches }) =>
  data
    ? describeEnglishPage({
        site: readSite(matches),
        title: data.title,
        name: data.name,
        description: "The newsletter is being decommissioned.",
        path: data.path,
      })
    : describeFailure(error, readSite(matches));

export default function NewsletterRoute() {
  const { address, name, subscription, hasBlog } = useLoaderData<typeof loader>();
  return (
    <SitePage address={address}>
      <div className="prose">
        <h1>{name}</h1>
        <p>
          The newsletter is being decommissioned. Thank you for having read it: news about
          the site and the web now appear on{" "}
          {hasBlog ? <a href="/en-US/blog/">the blog</a> : "the site itself"}.
        </p>
        <p>
          You don&apos;t have to do anything. If you are subscribed, you will be
          unsubscribed automatically, and your data will be purged.
        </p>
        {subscription === "subscribed" && (
          <p>
            If you don&apos;t want to wait, you can{" "}
            <a href={SETTINGS_URL}>unsubscribe in your settings</a>.
          </p>
        )}
        {subscription === "none" && (
          <p>
            You are not subscribed, as <a href={SETTINGS_URL}>your settings</a> show.
          </p>
        )}
      </div>
    </SitePage>
  );
}
