/** A longer address loses its query: nobody types it from paper. */
const MAX_LENGTH = 60;

/**
 * Gives each link of the article what stands behind it on paper (styles/print.css): where it
 * leads, without what a reader need not type. Nothing for places on this page, for addresses
 * that stand there already, and for what an earlier link has told.
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

/** The address as paper shows it; null for a place on the page itself. */
export function toPrintedTarget(href: string, pageUrl: string): string | null {
  if (!URL.canParse(href)) return null;
  const url = new URL(href);
  const page = new URL(pageUrl);
  if (!/^https?:$/.test(url.protocol)) return null;
  const isOwn = url.origin === page.origin;
  if (isOwn && url.pathname === page.pathname) return null;
  // Own paths stand below the address of the page, which is printed above its title.
  const host = isOwn ? "" : url.host.replace(/^www\./, "");
  const path = decode(isOwn ? url.pathname : url.pathname.replace(/\/$/, ""));
  const place = host + path;
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
