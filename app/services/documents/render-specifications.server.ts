import type { SpecificationLink } from "~/domain/documents/document";
import { UNKNOWN_SPECIFICATION } from "~/domain/compat/compat";
import { DATA_REPOSITORY } from "~/domain/documents/data-addresses";
import { decodePercent } from "~/domain/text/decode-percent";
import type { ContentText } from "~/domain/text/strings";
import { escapeAttribute, escapeText } from "~/domain/text/escape-html";

/** Renders the table of specifications, or a notice when none is known. */
export function renderSpecifications(
  specifications: readonly SpecificationLink[],
  query: string,
  translate: ContentText,
): string {
  if (specifications.length === 0) return renderNone(query, translate);
  const rows = specifications.map(
    (link) => `<tr><td>${renderLink(link, translate)}</td></tr>`,
  );
  return (
    `<div class="table-container"><table class="standard-table"><thead><tr><th scope="col">` +
    `${translate("spec-heading")}</th></tr></thead><tbody>${rows.join("")}</tbody></table></div>`
  );
}

function renderLink(link: SpecificationLink, translate: ContentText): string {
  const url = escapeAttribute(link.bcdSpecificationURL);
  const title =
    link.title === UNKNOWN_SPECIFICATION
      ? translate("spec-unknown")
      : escapeText(link.title);
  const fragment = readFragment(link.bcdSpecificationURL);
  const place = fragment ? `<br><small># ${escapeText(fragment)}</small>` : "";
  return `<a class="external" target="_blank" href="${url}">${title}${place}</a>`;
}

/** Returns the decoded fragment without a text directive; "" without one. */
export function readFragment(url: string): string {
  const [fragment = ""] = (url.split("#", 2)[1] ?? "").split(":~:", 1);
  return decodePercent(fragment) ?? fragment;
}

function renderNone(query: string, translate: ContentText): string {
  const title = `<p><strong>${translate("spec-none")}</strong></p>`;
  if (!query) return `<div class="notecard warning">${title}</div>`;
  const text = translate("spec-none-text", {
    query: `<code>${escapeText(query)}</code>`,
    url: DATA_REPOSITORY,
  });
  return `<div class="notecard warning">${title}<p>${text}</p></div>`;
}
