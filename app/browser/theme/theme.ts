import {
  DEFAULT_THEME,
  parseTheme,
  THEME_COLORS,
  THEME_KEY,
  toThemeAttribute,
  toThemeCookie,
  type Theme,
} from "~/domain/site/theme";
import { afterPaint } from "../after-paint";
import { readStored, writeStored } from "../local-storage";

/**
 * Frames of the site's own examples; frames of other sites do not understand the message.
 */
const EXAMPLE_FRAMES = "iframe.sample-code-frame, iframe.interactive";

/** The theme that the examples were told; they begin with the default. */
let told: Theme = DEFAULT_THEME;

/** Frames that have loaded; asked for lazy ones alone. */
const loaded = new WeakSet<Element>();

/** Adds the listeners that synchronize the page, its examples, cookie and storage. */
export function startTheme(): void {
  document.addEventListener("submit", handleThemeChoice);
  document.addEventListener("load", handleFrameLoad, { capture: true });
  addEventListener("storage", handleOtherTab);
  // A page from the back/forward cache may show an older theme.
  addEventListener("pageshow", () => showTheme(readTheme()));
  keepTheme();
  noteLoadedFrames();
  showTheme(readTheme());
}

/**
 * The cookie takes precedence, because a form without JavaScript sets only it; then
 * localStorage.
 */
export function readTheme(): Theme {
  return readCookie() ?? parseTheme(readStored(THEME_KEY)) ?? DEFAULT_THEME;
}

/**
 * Handles a choice in the theme menu in place; the server reads the same cookie later.
 */
function handleThemeChoice(event: SubmitEvent): void {
  const { submitter, target } = event;
  if (!(submitter instanceof HTMLButtonElement) || !(target instanceof Element)) return;
  const theme = parseTheme(submitter.value);
  if (submitter.name !== THEME_KEY || !theme) return;
  event.preventDefault();
  writeStored(THEME_KEY, theme);
  writeCookie(theme);
  const menu = target.closest("details");
  menu?.querySelector("summary")?.focus();
  menu?.removeAttribute("open");
  // Every element of the page gets other colours, which takes a slow phone half a second.
  void afterPaint().then(() => {
    showTheme(theme);
  });
}

function handleOtherTab({ key, newValue }: StorageEvent): void {
  if (key === THEME_KEY) showTheme(parseTheme(newValue) ?? DEFAULT_THEME);
}

/** Synchronizes cookie and storage, after a form without JavaScript or a lost cookie. */
function keepTheme(): void {
  const theme = readTheme();
  if ((readCookie() ?? DEFAULT_THEME) !== theme) writeCookie(theme);
  if ((parseTheme(readStored(THEME_KEY)) ?? DEFAULT_THEME) !== theme)
    writeStored(THEME_KEY, theme);
}

function showTheme(theme: Theme): void {
  const root = document.documentElement;
  const attribute = toThemeAttribute(theme);
  if (attribute) root.dataset["theme"] = attribute;
  else delete root.dataset["theme"];
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]"))
    meta.content = THEME_COLORS[attribute ?? readScheme(meta)];
  if (theme === told) return;
  told = theme;
  for (const frame of listExampleFrames())
    if (frame.loading !== "lazy" || loaded.has(frame)) tellFrame(frame);
}

function listExampleFrames(): NodeListOf<HTMLIFrameElement> {
  return document.querySelectorAll<HTMLIFrameElement>(EXAMPLE_FRAMES);
}

function readScheme({ media }: HTMLMetaElement): "light" | "dark" {
  return media.includes("dark") ? "dark" : "light";
}

/**
 * Finds the frames that loaded before there was a listener. The others are left alone, because asking a frame that
 * has not loaded for its window creates one, which takes a slow phone 5 ms each.
 */
function noteLoadedFrames(): void {
  const requested = new Set(
    performance.getEntriesByType("resource").map(({ name }) => name),
  );
  for (const frame of listExampleFrames())
    if (requested.has(frame.src)) loaded.add(frame);
}

function handleFrameLoad({ target }: Event): void {
  if (!(target instanceof HTMLIFrameElement) || !target.matches(EXAMPLE_FRAMES)) return;
  loaded.add(target);
  if (told !== DEFAULT_THEME) tellFrame(target);
}

/**
 * Any target origin, because that of an example is often opaque; a theme is not
 * confidential.
 */
function tellFrame(frame: HTMLIFrameElement): void {
  frame.contentWindow?.postMessage({ theme: told }, "*");
}

function readCookie(): Theme | null {
  const [, value] = /(?:^|; )theme=([^;]*)/.exec(document.cookie) ?? [];
  return parseTheme(value);
}

function writeCookie(theme: Theme): void {
  const isSecure = location.protocol === "https:";
  document.cookie = toThemeCookie(theme, { isSecure });
}
