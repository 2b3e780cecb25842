import { escapeAttribute } from "../text/escape-html";
import { toHref } from "./slug";

/** Between a link and the group that it names stand its badges at most. */
const OTHER_ENTRY = /<\/?(?:li|ol|ul|details)\b/;

/**
 * The `href` value that a sidebar link to this path carries: percent-encoded, then escaped
 * for a double-quoted attribute. `url` is decoded and has no fragment. The compiler writes
 * hrefs with it and `markSidebar` looks for them, so that both always agree.
 */
export function toSidebarHref(url: string): string {
  return escapeAttribute(toHref(url));
}

/**
 * Marks the page at `url` in its sidebar: the first link to it gets `aria-current` and an
 * `<em>` around it, and every `<details>` around it is opened, as is the group that the link
 * names. A page that its sidebar does not list leaves the HTML unchanged. String work only, since it runs on each page view.
 */
export function markSidebar(html: string, url: string): string {
  const opening = `<a href="${toSidebarHref(url)}"`;
  const start = html.indexOf(opening);
  if (start === -1) return html;
  const end = html.indexOf("</a>", start);
  if (end === -1) return html;

  const attributesStart = start + opening.length;
  const link = `${opening} aria-current="page"${html.slice(attributesStart, end)}</a>`;
  const rest = openNamedGroup(html.slice(end + "</a>".length));
  return `${openDetails(html, start)}<em>${link}</em>${rest}`;
}

/** The HTML after a link, with the group open that follows in the same entry. */
function openNamedGroup(rest: string): string {
  const group = rest.indexOf("<details>");
  const isOwn = group !== -1 && !OTHER_ENTRY.test(rest.slice(0, group));
  return isOwn ? rest.replace("<details>", "<details open>") : rest;
}

/** The HTML before `end`, with `open` on each `<details>` that is not closed by then. */
function openDetails(html: string, end: number): string {
  const around = listOpenDetails(html, end);
  let result = "";
  let written = 0;
  for (const tagStart of around) {
    const nameEnd = tagStart + "<details".length;
    result += html.slice(written, nameEnd);
    // Only the bare tag is closed; the compiler writes the other kind as `<details open>`.
    if (html[nameEnd] === ">") result += " open";
    written = nameEnd;
  }
  return result + html.slice(written, end);
}

/** Positions of the `<details` around `end`, outermost first. */
function listOpenDetails(html: string, end: number): number[] {
  const open: number[] = [];
  let nextStart = html.indexOf("<details");
  let nextEnd = html.indexOf("</details>");
  while ((nextStart !== -1 && nextStart < end) || (nextEnd !== -1 && nextEnd < end)) {
    if (nextStart !== -1 && (nextEnd === -1 || nextStart < nextEnd)) {
      open.push(nextStart);
      nextStart = html.indexOf("<details", nextStart + 1);
    } else {
      open.pop();
      nextEnd = html.indexOf("</details>", nextEnd + 1);
    }
  }
  return open;
}
