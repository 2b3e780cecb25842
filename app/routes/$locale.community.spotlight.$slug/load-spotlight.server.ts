import type { LoaderFunctionArgs } from "@remix-run/node";
import { renderAbout } from "~/domain/areas/render-about";
import { toHref } from "~/domain/documents/slug";
import { readLocale } from "~/domain/locales/locale";
import { requirePage } from "~/ui/areas/require-page.server";
import { withHtml } from "~/ui/html-block/html-data";

/**
 * Loads a profile: its first section is shown before the quotation, the others after it.
 */
export function loadSpotlight(args: LoaderFunctionArgs) {
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
      image: toHref(`${url}/${profileImg}`),
      username: usernames.github,
      hasCommunity: services.areas.hasPage("community"),
      origin: config.siteOrigin,
    },
    {
      introHtml: first?.type === "prose" ? first.value.content : "",
      restHtml: renderAbout(others),
    },
    { isDataRequest },
  );
}
