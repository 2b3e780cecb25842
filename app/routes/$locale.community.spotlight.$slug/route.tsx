import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { renderAbout } from "~/domain/areas/render-about";
import { toHref } from "~/domain/documents/slug";
import { readLocale } from "~/domain/locales/locale";
import { requirePage } from "~/ui/areas/require-page.server";
import { linkStyles } from "~/ui/article-styles/article-styles.server";
import { describeFailure } from "~/ui/head/describe-failure";
import { readSite } from "~/ui/head/read-site";
import { withHtml } from "~/ui/html-block/html-block";
import { describeSpotlight } from "./describe-spotlight";
import { SpotlightPage } from "./spotlight-page";

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-screen/page-error-boundary";

export function loader(args: LoaderFunctionArgs) {
  return loadSpotlight(args);
}

export const meta: MetaFunction<typeof loader> = ({ data, error, matches }) =>
  data
    ? describeSpotlight(data, readSite(matches))
    : describeFailure(error, readSite(matches));

export default function SpotlightRoute() {
  const page = useLoaderData<typeof loader>();
  // Read by name, because a spread drops these non-enumerable fields (ui/html-block).
  const { introHtml, restHtml } = page;
  return (
    <SpotlightPage key={page.url} {...page} introHtml={introHtml} restHtml={restHtml} />
  );
}

/**
 * Loads a profile: its first section is shown before the quotation, the others after it.
 */
function loadSpotlight(args: LoaderFunctionArgs) {
  const { config, services, isDataRequest } = args.context;
  const locale = readLocale(args.params);
  const found = services.areas.findSpotlight(locale, args.params["slug"] ?? "");
  const { hyData, url, pageTitle } = requirePage(found?.page ?? null, args);
  const { contributorName, usernames, quote } = hyData;
  const { profileImg, profileImgAlt, profileImgSize } = hyData;
  const [first, ...others] = hyData.sections;
  return withHtml(
    {
      contributorName,
      profileImgAlt,
      profileImgSize,
      quote,
      url,
      pageTitle,
      locale,
      image: profileImg === "" ? null : toHref(`${url}/${profileImg}`),
      username: usernames.github,
      hasCommunity: services.areas.hasPage("community"),
      origin: config.siteOrigin,
    },
    {
      introHtml: first?.type === "prose" ? linkStyles(first.value.content) : "",
      restHtml: linkStyles(renderAbout(others)),
    },
    { isDataRequest },
  );
}
