import { toLeaf } from "~/domain/documents/slug";
import type { Page } from "../../core/page";
import { findFeature } from "../../sources/platform/compat/features";
import { renderClosing } from "../parts/closing";
import { code, codeBlock, linkExisting, section } from "../parts/html";
import { renderIntroduction } from "../parts/introduction";
import { listAreaPages } from "../data/list-bcd-features";
import { renderSubFeatures } from "../parts/sub-feature-sections";
import { toReferencePage } from "../parts/to-reference-page";
import type { ReferenceArea, ReferenceContext } from "../reference-area";
import { MEMBER_MEANINGS } from "./member-meanings";

const MANIFEST = "Web/Progressive_web_apps/Manifest";
/** Members that accept one of the names in the data. */
const TAKES_VALUES: ReadonlySet<string> = new Set(["display", "display_override"]);

/** Generates members of the web app manifest. */
export const manifests: ReferenceArea = {
  name: "manifests",
  listPages: ({ bcd }) =>
    listAreaPages(bcd(), "manifests").map((page) =>
      toReferencePage(page, {
        title: toLeaf(page.slug),
        pageType: "web-manifest-member",
      }),
    ),
  renderBody: renderMember,
};

function renderMember(page: Page, context: ReferenceContext): string {
  const feature = findFeature(context.data.compat, page.browserCompat[0] ?? "");
  const name = toLeaf(page.slug);
  const manifest = linkExisting(context.site, MANIFEST, "web app manifest");
  const lead = `<strong>${code(name)}</strong> is a member of the ${manifest}`;
  const meaning = MEMBER_MEANINGS[name];
  const heading = TAKES_VALUES.has(name) ? "Values" : "Properties";
  return [
    renderIntroduction(
      page,
      { lead, more: meaning ? [`It says ${meaning}`] : [] },
      context,
    ),
    section("Syntax", codeBlock("json", `{\n  "${name}": ...\n}`)),
    feature ? renderSubFeatures(heading, feature, context) : "",
    renderClosing(page, [], context),
  ].join("");
}
