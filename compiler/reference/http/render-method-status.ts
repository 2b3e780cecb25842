import { toLeaf } from "~/domain/documents/slug";
import { findFeature } from "../../sources/platform/compat/features";
import type { Page } from "../../core/page";
import { toTitleHtml } from "../../core/title-html";
import { linkParent, renderClosing } from "../parts/closing";
import { renderFactTable } from "../parts/elements";
import {
  code,
  codeBlock,
  paragraph,
  section,
  toStatement,
  toTextHtml,
} from "../parts/html";
import { renderIntroduction } from "../parts/introduction";
import { renderSubFeatures } from "../parts/sub-features";
import type { ReferenceContext } from "../reference-area";
import { readMethodTexts, readStatusTexts } from "../texts/read-texts";
import { STATUS_CLASSES } from "./names";
import { linkNames, linkRfc } from "./render-header";

export function renderMethod(page: Page, context: ReferenceContext): string {
  const name = toLeaf(page.slug);
  const text = readMethodTexts().get(name);
  const lead = `<strong>${code(name)}</strong> is an HTTP request method`;
  const rows = text
    ? ([
        ["Safe: asks for no change", toAnswer(text.safe)],
        ["Idempotent: may be repeated", toAnswer(text.idempotent)],
        ["Response can be cached", toAnswer(text.cacheable)],
        ["Content of the request", toTextHtml(text.request)],
        ["Content of the response", toTextHtml(text.response)],
        ["Allowed in HTML forms", toAnswer(text.form)],
        ["Defined in", linkRfc(text.rfc)],
      ] as const)
    : [];
  return [
    renderIntroduction(
      page,
      { lead, more: text ? [toStatement(toTextHtml(text.is))] : [] },
      context,
    ),
    text ? section("Syntax", codeBlock("http", `${name} <request-target> HTTP/1.1`)) : "",
    section("Properties", renderFactTable(rows)),
    text ? section("Example", codeBlock("http", text.example)) : "",
    renderParts(page, context),
    renderClosing(page, linkParent(page, context), context),
  ].join("");
}

export function renderStatusCode(page: Page, context: ReferenceContext): string {
  const number = toLeaf(page.slug);
  const text = readStatusTexts().get(number);
  const kind = STATUS_CLASSES[number.charAt(0)] ?? "an HTTP";
  const lead = `<strong>${toTitleHtml(page.title)}</strong> is ${kind} response status code of HTTP`;
  const status = `HTTP/1.1 ${number} ${text?.phrase ?? ""}`.trim();
  const words = text ? `${text.is} ${text.then} ${text.headers}` : "";
  return [
    renderIntroduction(
      page,
      { lead, more: text ? [toTextHtml(text.is), toTextHtml(text.then)] : [] },
      context,
    ),
    section("Syntax", codeBlock("http", status)),
    text?.headers
      ? section("Example", codeBlock("http", `${status}\n${text.headers}`))
      : "",
    section(
      "Handling",
      paragraph(
        "A client that does not know the code treats it like the first of its class, which the first digit tells.",
      ) + (text ? renderFactTable([["Defined in", linkRfc(text.rfc)]]) : ""),
    ),
    renderParts(page, context),
    renderClosing(
      page,
      [...linkNames(words, page, context), ...linkParent(page, context)],
      context,
    ),
  ].join("");
}

function renderParts(page: Page, context: ReferenceContext): string {
  const feature = findFeature(context.data.compat, page.browserCompat[0] ?? "");
  return feature ? renderSubFeatures("Features", feature, context) : "";
}

function toAnswer(answer: boolean | string): string {
  if (typeof answer === "string") return toTextHtml(answer);
  return answer ? "Yes" : "No";
}
