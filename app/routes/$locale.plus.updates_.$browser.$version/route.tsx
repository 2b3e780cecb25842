import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { toUpdatesFeedLink } from "~/domain/areas/updates-feeds";
import { toReleasePath } from "~/domain/compat/updates";
import { LOCALES, readLocale } from "~/domain/locales/locale";
import { getInterfaceText } from "~/l10n/interface-texts.server";
import { useText } from "~/l10n/locale-context";
import { PrintAddress } from "~/ui/article-columns/article-columns";
import { describeFailure } from "~/ui/head/describe-failure";
import { readSite } from "~/ui/head/read-site";
import { describePage } from "~/ui/head/describe-page";
import { toNotFound } from "~/ui/error-screen/error-responses.server";
import { createEventReader } from "../$locale.plus.updates/read-events.server";
import { ReleaseGroup } from "../$locale.plus.updates/release-group";
import styles from "../$locale.plus.updates/updates.module.css";

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-screen/page-error-boundary";

/** The page of one release: everybody's, with an address to link to. */
export function loader(args: LoaderFunctionArgs) {
  const { context, params, request } = args;
  const { config, services, user } = context;
  const locale = readLocale(params);
  const group = services.updates.findRelease(
    params["browser"] ?? "",
    params["version"] ?? "",
  );
  const url = new URL(request.url);
  if (!group) {
    const { suggestPages } = services.documents;
    throw toNotFound({ path: decodeURI(url.pathname), locale, suggestPages });
  }
  const release = createEventReader(args, { locale, open: url.searchParams.get("open") })(
    group,
  );
  const text = getInterfaceText(locale);
  const path = toReleasePath(locale, release);
  const title = text("updates-title-release", {
    release: `${release.name} ${release.version}`,
  });
  return {
    locale,
    release,
    name: title,
    canSave: user !== null,
    path,
    address: config.siteOrigin + path,
    title: `${title} | ${config.siteName} Plus`,
    description: text("updates-intro"),
    feed: toUpdatesFeedLink(
      locale,
      { kind: "browser", id: release.browser },
      text("updates-title-of", { name: release.name }),
    ),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, error, matches }) => {
  const site = readSite(matches);
  if (!data) return describeFailure(error, site);
  const { locale, title, name, description, path, feed } = data;
  const page = { site, locale, title, name, description, path, locales: LOCALES };
  return describePage({ ...page, feeds: [feed] });
};

export default function ReleaseRoute() {
  const { locale, release, name, canSave, path, address, feed } =
    useLoaderData<typeof loader>();
  const text = useText();
  return (
    <main id="content" className={`page-width page-space ${styles.page}`} tabIndex={-1}>
      <PrintAddress address={address} />
      <h1>{name}</h1>
      <ReleaseGroup
        release={release}
        canSave={canSave}
        href={null}
        toOpenUrl={(open) =>
          `${path}?open=${encodeURIComponent(open)}#${encodeURIComponent(open)}`
        }
      />
      <p>
        <a href={`/${locale}/plus/updates`}>{text("updates-all")}</a>{" "}
        <a href={feed.href} type={feed.type}>
          {text("updates-feed-of", { title: feed.title })}
        </a>
      </p>
    </main>
  );
}
