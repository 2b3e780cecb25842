import { toLeaf } from "~/domain/documents/slug";
import type { Page } from "../../core/page";
import { findFeature } from "../../sources/platform/compat/features";
import { listAreaPages } from "../data/list-bcd-features";
import { renderClosing } from "../parts/closing";
import { code, codeBlock, linkExisting, section } from "../parts/html";
import { renderIntroduction } from "../parts/introduction";
import { renderSubFeatures } from "../parts/sub-features";
import { toReferencePage } from "../parts/to-reference-page";
import type { ReferenceArea, ReferenceContext } from "../reference-area";

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

/** Meanings of the manifest's members, in our own words. Source: Web Application Manifest. */
const MEMBER_MEANINGS: Readonly<Record<string, string>> = {
  background_color: "the color to show behind the app until its style sheet has loaded",
  description: "what the app does, in a text for its users",
  display: "how much of the browser's interface stands around the app",
  display_override:
    "a list of display modes, in order of preference, to try before the one of <code>display</code>",
  file_handlers:
    "the types of files that the app can open, and the address that opens them",
  icons: "the images that stand for the app in different places and sizes",
  id: "the identity of the app, by which browsers know it again",
  launch_handler: "in which window the app opens when it is launched",
  name: "the name of the app",
  note_taking: "the address at which the app takes a new note",
  orientation: "the orientation of the screen that the app starts with",
  prefer_related_applications:
    "whether browsers should point to the related applications instead of the web app",
  protocol_handlers:
    "the schemes of addresses that the app can open, and the address that opens them",
  related_applications:
    "applications for the user's system that do the same as the web app",
  scope: "the addresses that belong to the app",
  scope_extensions: "other origins that belong to the app as well",
  serviceworker: "the service worker to register for the app",
  share_target: "how the app receives what users share with it from other applications",
  short_name: "the name of the app where there is little room",
  shortcuts:
    "tasks inside the app that users can open directly, such as from a menu of its icon",
  start_url: "the address that opens when the app is launched",
  theme_color: "the color that the system's interface around the app takes",
};
