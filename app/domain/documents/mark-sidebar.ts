import { escapeAttribute } from "../text/escape-html";
import { toHref } from "./slug";

/** Only badges may come between a link and the group that it labels. */
const OTHER_ENTRY = /<\/?(?:li|ol|ul|details)\b/;

/**
 * The `href` value of a sidebar link to this path: percent-encoded, then escaped for a
 * double-quoted attribute. `url` is decoded and has no fragment. The compiler writes
 * hrefs with this function and `markSidebar` searches for them, so that both agree.
 */
export function toSidebarHref(url: string): string {
  return escapeAttribute(toHref(url));
}

/**
 * Marks the page at `url` in its sidebar: the first link to it gets `aria-current` and an
 * `<em>` around it; every `<details>` around it and the group that it labels are opened.
 * HTML without such a link is returned unchanged. Works on strings, because it runs on
 * each page view.
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

/** The HTML after a link, with the group of the same entry opened. */
function openNamedGroup(rest: string): string {
  const group = rest.indexOf("<details>");
  const isOwn = group !== -1 && !OTHER_ENTRY.test(rest.slice(0, group));
  return isOwn ? rest.replace("<details>", "<details open>") : rest;
}

/**
 * The HTML before `end`, with `open` added to each `<details>` that is not yet closed
 * there.
 */
function openDetails(html: string, end: number): string {
  const around = listOpenDetails(html, end);
  let result = "";
  let written = 0;
  for (const tagStart of around) {
    const nameEnd = tagStart + "<details".length;
    result += html.slice(written, nameEnd);
    // Only the bare tag needs it; the compiler writes open groups as `<details open>`.
    if (html[nameEnd] === ">") result += " open";
    written = nameEnd;
  }
  return result + html.slice(written, end);
}

/** Positions of the `<details` tags around `end`, outermost first. */
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
