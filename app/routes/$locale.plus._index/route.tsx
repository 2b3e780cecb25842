import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData, type ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { findCountryCode } from "~/domain/accounts/geo";
import { LOCALES, readLocale } from "~/domain/locales/locale";
import { getPeriod } from "~/domain/accounts/plan-offer";
import { getOverviewText } from "~/l10n/overview-texts.server";
import { describePage } from "~/ui/head/describe-page";
import { describeFailure } from "~/ui/head/describe-failure";
import { readSite } from "~/ui/head/read-site";
import { listLatestReleases } from "./list-latest-releases";
import { listOffers } from "./list-offers";
import { listDocumentedFeatures, listOfferedFeatures } from "./offered-features";
import { PlusPage } from "./plus-page";

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-screen/page-error-boundary";

/** Prices depend on the reader's country, so only the browser may cache them. */
const CACHE_CONTROL = "private, max-age=3600";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { config, services, user } = context;
  const locale = readLocale(params);
  const own = user?.subscriptionType ?? null;
  const country = findCountryCode((name) => request.headers.get(name));
  const prices = await services.plans.readPrices(country);
  const { findPurchaseUrl } = services.plans;
  const options = { locale, own, prices, findPurchaseUrl };
  const offered = listOfferedFeatures(config.features);
  // The long sentences mention AI Help and Updates.
  const isWhole = offered.includes("ai-help") && offered.includes("updates");
  const [lead, leadWithoutAds] = isWhole
    ? (["plus-hero-lead", "plus-hero-lead-no-ads"] as const)
    : (["plus-hero-lead-short", "plus-hero-lead-short-no-ads"] as const);
  const overview = getOverviewText(locale);
  const { hasPage } = services.areas;
  const page = {
    locale,
    siteName: config.siteName,
    address: `${config.siteOrigin}/${locale}/plus`,
    description: overview(offered.includes("afree") ? lead : leadWithoutAds, {
      site: config.siteName,
    }),
    isSignedIn: user !== null,
    ownPeriod: getPeriod(own ?? "core"),
    offered,
    releases: offered.includes("updates")
      ? listLatestReleases(services.updates, locale)
      : [],
    documented: listDocumentedFeatures(hasPage),
    hasFaq: hasPage("plus/docs/faq"),
    terms: config.theme.services.terms,
    offers: { month: listOffers("month", options), year: listOffers("year", options) },
  };
  return data(page, {
    headers: user ? {} : { "Cache-Control": CACHE_CONTROL },
  });
}

export const meta: MetaFunction<typeof loader> = ({ data: page, error, matches }) => {
  if (!page) return describeFailure(error, readSite(matches));
  const { locale, description, siteName } = page;
  return describePage({
    site: readSite(matches),
    locale,
    title: `${siteName} Plus`,
    description,
    path: `/${locale}/plus`,
    locales: LOCALES,
  });
};

/** The data contains both billing periods, so switching needs no request. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

export default function PlusRoute() {
  return <PlusPage {...useLoaderData<typeof loader>()} />;
}
