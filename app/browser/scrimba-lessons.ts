import { SCRIMBA_ORIGINS } from "~/domain/documents/content-origins";

const ORIGINS: readonly string[] = SCRIMBA_ORIGINS;
const TAGS = "scrim-inline, mdn-scrim-inline";
const READY = "data-scrim-ready";

/**
 * Adds a button that loads the screencast, with a note about the other site. Until then
 * the page contains only a link and loads no content from that site.
 */
export function start(): void {
  for (const scrim of document.querySelectorAll<HTMLElement>(TAGS)) {
    const url = readUrl(scrim);
    if (url === null || scrim.hasAttribute(READY)) continue;
    scrim.setAttribute(READY, "");
    scrim.append(...createControls(scrim, url));
  }
}

function createControls(scrim: HTMLElement, url: URL): HTMLElement[] {
  const title = scrim.getAttribute("scrimtitle") ?? "Screencast";
  const note = document.createElement("p");
  note.dataset["scrimNote"] = "";
  note.textContent = `Loading the screencast loads content of another site: ${url.host}.`;
  const button = createButton(`Load the screencast: ${title}`, () => {
    const frame = createFrame(url, title);
    button.replaceWith(createFullscreenButton(scrim), frame);
    note.remove();
    frame.focus();
  });
  button.classList.add("primary");
  return [button, note];
}

function createFullscreenButton(scrim: HTMLElement): HTMLElement {
  return createButton("Toggle fullscreen", () => {
    const change =
      document.fullscreenElement === scrim
        ? document.exitFullscreen()
        : scrim.requestFullscreen();
    // The browser may refuse full screen; the screencast then stays inline.
    change.catch(() => undefined);
  });
}

function createButton(text: string, act: () => void): HTMLElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "button";
  button.textContent = text;
  button.addEventListener("click", act);
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
