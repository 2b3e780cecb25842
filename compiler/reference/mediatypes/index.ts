import { toLeafTitle } from "~/domain/documents/slug";
import { escapeText } from "~/domain/text/escape-html";
import { toPlainTitle } from "../../core/title-html";
import type { Page } from "../../core/page";
import { findFeature } from "../../sources/platform/compat/features";
import { renderClosing } from "../parts/closing";
import { section } from "../parts/html";
import { renderIntroduction } from "../parts/introduction";
import { listAreaPages, toFeatureStatus } from "../data/list-bcd-features";
import { renderMembers } from "../parts/members";
import { toReferencePage } from "../parts/to-reference-page";
import type { ReferenceArea, ReferenceContext } from "../reference-area";

/** Generates image formats, for all of which the data names one guide. */
export const mediatypes: ReferenceArea = {
  name: "mediatypes",
  listPages: ({ bcd }) =>
    listAreaPages(bcd(), "mediatypes").map((page) =>
      toReferencePage(page, {
        title: toLeafTitle(page.slug),
        pageType: "guide",
      }),
    ),
  renderBody: renderFormats,
};

function renderFormats(page: Page, context: ReferenceContext): string {
  const formats = page.browserCompat.flatMap((key) => {
    const facts = findFeature(context.data.compat, key)?.node.__compat;
    if (!facts) return [];
    const name = key.slice(key.lastIndexOf(".") + 1);
    const label = facts.description ?? escapeText(name);
    return [{ label, slug: null, key, status: toFeatureStatus(facts) }];
  });
  const amount = formats.length === 1 ? "one format" : `${formats.length} formats`;
  const lead = `<strong>${escapeText(toPlainTitle(page.title))}</strong>: ${amount} whose browser support is on record`;
  return [
    renderIntroduction(page, { lead }, context),
    section("Formats", renderMembers(formats, context)),
    renderClosing(page, [], context),
  ].join("");
}
