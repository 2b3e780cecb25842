const CLOSED = "article details:not([open])";

/**
 * Opens all closed details for printing, in browsers without `::details-content`
 * (styles/print.css).
 */
export function startPrinting(): void {
  if (CSS.supports("selector(::details-content)")) return;
  for (const details of document.querySelectorAll<HTMLDetailsElement>(CLOSED)) {
    // Removes the shared name, because only one details of a name can be open.
    details.dataset["printed"] = details.getAttribute("name") ?? "";
    details.removeAttribute("name");
    details.open = true;
  }
}

export function endPrinting(): void {
  const opened = document.querySelectorAll<HTMLDetailsElement>("details[data-printed]");
  for (const details of opened) {
    details.open = false;
    if (details.dataset["printed"])
      details.setAttribute("name", details.dataset["printed"]);
    delete details.dataset["printed"];
  }
}

/** A longer URL loses its query, because readers will not type it from paper. */
const MAX_LENGTH = 60;

/**
 * Sets the URL that styles/print.css prints after each link of the article, shortened for
 * typing. Links within the site, visible URLs and repeated URLs get none.
 */
export function describePrintedLinks(): void {
  const told = new Set<string>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>(".prose a[href]")) {
    const target = toPrintedTarget(link.href, location.href);
    const isNews =
      target !== null && !told.has(target) && !link.textContent.includes(target);
    link.dataset["printTarget"] = isNews ? target : "";
    if (target !== null) told.add(target);
  }
}

/** The printed form of a URL; null for a page of the site of `pageUrl`. */
export function toPrintedTarget(href: string, pageUrl: string): string | null {
  if (!URL.canParse(href)) return null;
  const url = new URL(href);
  if (!/^https?:$/.test(url.protocol)) return null;
  if (url.origin === new URL(pageUrl).origin) return null;
  const place = url.host.replace(/^www\./, "") + decode(url.pathname.replace(/\/$/, ""));
  const rest = decode(url.search + url.hash);
  return rest.length > 0 && place.length + rest.length > MAX_LENGTH
    ? `${place}${url.search ? "?" : "#"}…`
    : place + rest;
}

function decode(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}
