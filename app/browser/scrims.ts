/** Only these are ever shown; the page's security policy lets no others in. */
const ORIGINS: readonly string[] = ["https://scrimba.com", "https://v2.scrimba.com"];
const TAGS = "scrim-inline, mdn-scrim-inline";
const READY = "data-scrim-ready";

/**
 * Gives each screencast a button that loads it. Before that nothing of another site is on the
 * page: what stands there is a link.
 */
export function prepareScrims(root: ParentNode): void {
  for (const scrim of root.querySelectorAll<HTMLElement>(TAGS)) {
    const url = readUrl(scrim);
    if (url === null || scrim.hasAttribute(READY)) continue;
    scrim.setAttribute(READY, "");
    scrim.append(createButton(scrim, url));
  }
}

function createButton(scrim: HTMLElement, url: URL): HTMLElement {
  const title = scrim.getAttribute("scrimtitle") ?? "Screencast";
  const button = document.createElement("button");
  button.type = "button";
  button.className = "button primary";
  button.textContent = `Load the screencast: ${title}`;
  button.addEventListener("click", () => {
    const frame = createFrame(url, title);
    button.replaceWith(frame);
    frame.focus();
  });
  return button;
}

function createFrame(url: URL, title: string): HTMLIFrameElement {
  const frame = document.createElement("iframe");
  url.searchParams.set("embed", "mdn,mini-header");
  frame.src = url.href;
  frame.title = title;
  frame.allow = "fullscreen";
  frame.allowFullscreen = true;
  return frame;
}

function readUrl(scrim: HTMLElement): URL | null {
  const written = scrim.getAttribute("url") ?? "";
  const url = URL.canParse(written) ? new URL(written) : null;
  return url && ORIGINS.includes(url.origin) ? url : null;
}
