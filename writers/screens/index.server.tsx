import { toSimulated } from "../simulate-missing.server";
import { readSource } from "../sources/source-files.server";
import type { ScreenAnswer, ShowScreen, WriterRequest } from "../writer-request.server";
import { showComparison } from "./compare.server";
import { showEditor } from "./edit.server";
import { findSourcePage, PageLinks, showMissing } from "./find-page.server";
import { showFlaws } from "./flaws.server";
import { showHistory } from "./history.server";
import { showHome } from "./home.server";
import { showNewPage } from "./new-page.server";
import { ScrolledText } from "./parts.server";
import { showSitemap } from "./sitemap.server";
import { showTranslations } from "./translations.server";

/** Screens by the name of the tool in the address: `/de/_flaws`. */
export const SCREENS: Readonly<Record<string, ShowScreen>> = {
  writers: showHome,
  flaws: showFlaws,
  translations: showTranslations,
  sitemap: showSitemap,
  homepage: ({ locale }) => ({ redirect: `/${locale}/?homepage` }),
  missing: ({ locale, query }) => ({
    redirect: toSimulated(query.get("path") ?? "", locale),
  }),
  source: showSource,
  history: showHistory,
  compare: showComparison,
  edit: showEditor,
  new: showNewPage,
};

/** The file of a page with numbered lines; `#L12` is line 12. Flawed lines are marked. */
function showSource(request: WriterRequest): ScreenAnswer {
  const found = findSourcePage(request);
  if (!found) return showMissing(request);
  const { page, path, file } = found;
  const flaws = request.lists.index.listFlawsOf(path);
  const lines = readSource(file).text.split("\n");
  return {
    title: path,
    content: (
      <>
        <PageLinks request={request} page={page} />
        <ScrolledText className="writer-source" label={path}>
          {lines.map((line, at) => {
            const own = flaws.filter((flaw) => flaw.line === at + 1);
            const messages = own.map(({ message }) => message).join("\n");
            return (
              <span
                key={at}
                id={`L${at + 1}`}
                className={own.length > 0 ? "writer-flawed" : undefined}
                title={messages === "" ? undefined : messages}
              >
                {`${line}\n`}
              </span>
            );
          })}
        </ScrolledText>
      </>
    ),
  };
}
