import { findFeature, type Feature } from "../../sources/platform/compat/features";
import type { Page } from "../../core/page";
import { toFeatureStatus } from "../data/list-bcd-features";
import { linkParent, renderClosing } from "../parts/closing";
import { renderFactTable } from "../parts/elements";
import {
  code,
  codeBlock,
  linkExisting,
  section,
  toStatement,
  toTextHtml,
} from "../parts/html";
import { renderIntroduction } from "../parts/introduction";
import { renderMembers } from "../parts/members";
import { renderFeatureList, splitSubFeatures } from "../parts/sub-features";
import type { ReferenceContext } from "../reference-area";
import { readHeaderTexts, type HeaderText } from "../texts/read-texts";
import { HEADERS, HTTP_ROOT, toRfcUrl } from "./names";

const DIRECTIONS: Readonly<Record<HeaderText["in"], string>> = {
  both: "Requests and responses",
  request: "Requests",
  response: "Responses",
};
/** Headers that scripts can't set (Fetch, "forbidden request-header"). */
const FORBIDDEN =
  /^(?:Accept-(?:Charset|Encoding)|Access-Control-Request-(?:Headers|Method)|Connection|Content-Length|Cookie2?|Date|DNT|Expect|Host|Keep-Alive|Origin|Referer|Set-Cookie|TE|Trailer|Transfer-Encoding|Upgrade|Via|(?:Proxy|Sec)-.*)$/i;

/** Headers that no current standard forbids or allows to scripts. */
const UNKNOWN = /^Attribution-Reporting-/;

/** Renders a header: its meaning, syntax, directives, and an example message. */
export function renderHeader(page: Page, context: ReferenceContext): string {
  const name = page.slug.slice(HEADERS.length + 1);
  const text = readHeaderTexts().get(name);
  const feature = findFeature(context.data.compat, page.browserCompat[0] ?? "");
  const lead = `<strong>${code(name)}</strong> is an HTTP ${text && text.in !== "both" ? `${text.in} ` : ""}header`;
  const more = text ? [toStatement(toTextHtml(text.is))] : [];
  return [
    renderIntroduction(page, { lead, more }, context),
    text ? renderFacts(name, text) : "",
    text ? section("Syntax", codeBlock("http", text.syntax.join("\n"))) : "",
    renderDirectives(text, feature, context),
    text ? section("Example", codeBlock("http", text.example)) : "",
    renderClosing(page, listAround(page, text, context), context),
  ].join("");
}

function renderFacts(name: string, text: HeaderText): string {
  const isForbidden = text.in !== "response" && FORBIDDEN.test(name);
  const rows: [string, string][] = [["Used in", DIRECTIONS[text.in]]];
  if (text.in !== "response" && !UNKNOWN.test(name))
    rows.push([
      "Can be set by scripts",
      isForbidden ? "No: scripts may not set it" : "Yes",
    ]);
  if (text.rfc) rows.push(["Defined in", linkRfc(text.rfc)]);
  return renderFactTable(rows);
}

/** Links an RFC's section, as `RFC 9110, section 12.5.1`. */
export function linkRfc(reference: string): string {
  const [number = "", part = ""] = reference.split(" ");
  return `<a href="${toRfcUrl(reference)}">RFC ${number}, section ${part}</a>`;
}

/** Lists our directives with the support of each, then the data's other features. */
function renderDirectives(
  text: HeaderText | undefined,
  feature: Feature | null,
  context: ReferenceContext,
): string {
  const features = feature ? splitSubFeatures(feature) : { named: [], described: [] };
  const parts = Object.entries(text?.parts ?? {});
  const known = new Set(parts.map(([name]) => name));
  const members = parts.map(([name, meaning]) => {
    const own = feature && findFeature(context.data.compat, `${feature.key}.${name}`);
    const facts = own?.node.__compat;
    const key = facts ? own.key : null;
    return {
      label: code(name),
      slug: null,
      key,
      status: toFeatureStatus(facts),
      summary: toTextHtml(meaning),
    };
  });
  // Accept-CH asks for headers of requests, and the data also has one of responses.
  const isResponse = (name: string): boolean =>
    readHeaderTexts().get(name)?.in === "response";
  const others = features.named.filter(
    ({ name }) => !known.has(name) && !isResponse(name),
  );
  const heading = members.length > 0 ? "Further directives" : "Directives";
  return [
    section("Directives", renderMembers(members, context)),
    renderFeatureList(heading, others, context),
    renderFeatureList("Support of details", features.described, context),
  ].join("");
}

/** Links the pages that the texts name in backticks: headers, methods and status codes. */
function listAround(
  page: Page,
  text: HeaderText | undefined,
  context: ReferenceContext,
): string[] {
  const words = [text?.is ?? "", ...Object.values(text?.parts ?? {})].join(" ");
  return [...linkNames(words, page, context), ...linkParent(page, context)];
}

export function linkNames(
  words: string,
  page: Page,
  { site }: Pick<ReferenceContext, "site">,
): string[] {
  const names = [...words.matchAll(/`([A-Z][\w-]+)`|\b([1-5]\d\d)\b/g)].map(
    ([, name, status]) => (name ? `Headers/${name}` : `Status/${status ?? ""}`),
  );
  return [...new Set(names)].flatMap((path) => {
    const slug = HTTP_ROOT + path;
    const label = code(path.slice(path.indexOf("/") + 1));
    const linked = linkExisting(site, slug, label);
    return slug === page.slug || linked === label ? [] : [linked];
  });
}
