import { escapeText } from "~/domain/text/escape-html";
import { toPlainTitle, toTitleHtml } from "../../core/title-html";
import type { Page } from "../../core/page";
import type { Feature } from "../../sources/platform/compat/features";
import { renderClosing } from "../parts/closing";
import {
  code,
  codeBlock,
  linkExisting,
  paragraph,
  section,
  sentence,
  toTextHtml,
} from "../parts/html";
import { renderIntroduction } from "../parts/introduction";
import { listFeaturesBelow } from "../data/list-bcd-features";
import {
  renderDetails,
  renderFeatureList,
  splitSubFeatures,
} from "../parts/sub-features";
import { describeSupport } from "../parts/support-words";
import type { ReferenceContext } from "../reference-area";
import { readCommandTexts } from "../texts/read-texts";

const MODULES = "Web/WebDriver/Reference/BiDi/Modules";

/** Renders a module of WebDriver BiDi: its commands and events. */
export function renderModule(
  page: Page,
  feature: Feature,
  context: ReferenceContext,
): string {
  const lead = `<strong>${code(feature.name)}</strong> is a module of WebDriver BiDi`;
  const members = listFeaturesBelow(feature);
  const isEvent = ({ name }: Feature): boolean => name.endsWith("_event");
  return [
    renderIntroduction(page, { lead, more: [describe(feature, context)] }, context),
    renderFeatureList(
      "Commands",
      members.filter((member) => !isEvent(member)),
      context,
    ),
    renderFeatureList("Events", members.filter(isEvent), context),
    renderClosing(page, [], context),
  ].join("");
}

/** Renders a command or event. */
export function renderCommand(
  page: Page,
  feature: Feature,
  context: ReferenceContext,
): string {
  const { named, described } = splitSubFeatures(feature);
  const text = readCommandTexts().get(toPlainTitle(page.title));
  const isParameter = ({ name }: Feature): boolean => name.endsWith("_parameter");
  return [
    renderIntroduction(
      page,
      {
        lead: describeCommand(page, context),
        more: [
          ...(text ? [`It ${toTextHtml(text.is)}`] : []),
          describe(feature, context),
        ],
      },
      context,
    ),
    text
      ? section("Request", codeBlock("http", text.http)) +
        section("Return value", paragraph(sentence(toTextHtml(text.returns))))
      : "",
    renderFeatureList("Parameters", named.filter(isParameter), context),
    renderFeatureList(
      "Data",
      named.filter((child) => !isParameter(child)),
      context,
    ),
    renderDetails(described, context),
    renderClosing(page, [], context),
  ].join("");
}

function describeCommand(page: Page, { site }: ReferenceContext): string {
  if (!page.slug.startsWith(MODULES))
    return `<strong>${escapeText(toPlainTitle(page.title))}</strong> is a command of WebDriver Classic`;
  const kind = page.pageType === "webdriver-event" ? "an event" : "a command";
  const module = page.slug.split("/").at(-2) ?? "";
  const link = linkExisting(site, `${MODULES}/${module}`, code(module));
  const name = toTitleHtml(page.title).replace(/ \w+$/, "");
  return `<strong>${name}</strong> is ${kind} of the ${link} module of WebDriver BiDi`;
}

/** Describes support by browser, because few of these features have a Baseline. */
function describe(feature: Feature, { platform }: ReferenceContext): string {
  return platform.findBaseline([feature.key])
    ? ""
    : describeSupport(feature.node.__compat, platform.browsers);
}
