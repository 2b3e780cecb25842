import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CurriculumPage } from "~/ui/areas/curriculum/curriculum-page";
import { LandingPage } from "~/ui/areas/curriculum/landing-page";
import { describeFailure } from "~/ui/head/describe-failure";
import { readSite } from "~/ui/head/read-site";
import { describeCurriculum } from "./describe-curriculum";
import { loadCurriculum } from "./load-curriculum.server";

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-screen/page-error-boundary";

export function loader(args: LoaderFunctionArgs) {
  return loadCurriculum(args);
}

export const meta: MetaFunction<typeof loader> = ({ data, error, matches }) => {
  const page = data?.landing ?? data?.article;
  return page
    ? describeCurriculum(page, readSite(matches))
    : describeFailure(error, readSite(matches));
};

export default function CurriculumRoute() {
  const { landing, article } = useLoaderData<typeof loader>() as ReturnType<
    typeof loader
  >;
  // Read by name, because a spread drops these non-enumerable fields (ui/html-block).
  if (landing) {
    const { doc, introHtml, aboutHtml, restHtml } = landing;
    return (
      <LandingPage
        doc={doc}
        introHtml={introHtml}
        aboutHtml={aboutHtml}
        restHtml={restHtml}
      />
    );
  }
  const { doc, url, origin, sidebarFilter, articleHtml, sidebarHtml } = article;
  const html = { articleHtml, sidebarHtml };
  return (
    <CurriculumPage
      key={url}
      doc={doc}
      url={url}
      origin={origin}
      sidebarFilter={sidebarFilter}
      {...html}
    />
  );
}
