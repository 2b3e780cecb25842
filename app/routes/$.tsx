import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useRouteLoaderData } from "@remix-run/react";
import { DEFAULT_LOCALE, parseLocale } from "~/domain/locale";
import type { loader as rootLoader } from "~/root";
import { ErrorBoundaryScreen } from "~/ui/error-screen/error-boundary";
import { toNotFound } from "~/ui/error-screen/not-found.server";
import { describeFailure } from "~/ui/head/describe-failure";
import { SiteFrame } from "~/ui/site-frame/site-frame";

/** Every address without a page: the not-found page shows what it may have meant. */
export function loader({ params, context }: LoaderFunctionArgs): never {
  const path = `/${params["*"] ?? ""}`;
  const [, segment = ""] = path.split("/", 2);
  const locale = parseLocale(segment) ?? DEFAULT_LOCALE;
  const { suggestPages } = context.services.documents;
  throw toNotFound({ path, locale, suggestPages });
}

export const meta: MetaFunction = ({ error }) => describeFailure(error);

/** Without a component Remix would take this for a resource route and answer without a page. */
export default function UnknownPage() {
  return null;
}

/** A boundary of its own, since Remix asks for the title only of routes that don't fail above. */
export function ErrorBoundary() {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  if (!root) return null;
  return (
    <SiteFrame
      site={root.site}
      account={root.account}
      flash={null}
      hasLanguageMenu={false}
    >
      <main id="content" className="page-width" tabIndex={-1}>
        <ErrorBoundaryScreen />
      </main>
    </SiteFrame>
  );
}
