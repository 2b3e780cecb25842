import {
  DEFAULT_THEME,
  parseTheme,
  THEME_COLORS,
  THEME_KEY,
  toThemeAttribute,
  toThemeCookie,
  type Theme,
} from "~/domain/site/theme";

/** Our own examples; those of other sites would not know the message. */
const EXAMPLE_FRAMES = "iframe.sample-code-frame, iframe.interactive";

/** Sets the listeners that keep the page, its examples and both stores in step. */
export function startTheme(): void {
  document.addEventListener("submit", handleThemeChoice);
  document.addEventListener("load", handleFrameLoad, { capture: true });
  addEventListener("storage", handleOtherTab);
  // A page that the browser had kept whole may come back in the theme of that time.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) showTheme(readTheme());
  });
  keepTheme();
  showTheme(readTheme());
}

/** The cookie counts, since a form without JavaScript sets it alone; then the storage. */
export function readTheme(): Theme {
  return readCookie() ?? parseTheme(readStorage()) ?? DEFAULT_THEME;
}

/** A choice in the theme menu: no need to ask the server, which reads the same cookie. */
function handleThemeChoice(event: SubmitEvent): void {
  const { submitter, target } = event;
  if (!(submitter instanceof HTMLButtonElement) || !(target instanceof Element)) return;
  const theme = parseTheme(submitter.value);
  if (submitter.name !== THEME_KEY || !theme) return;
  event.preventDefault();
  writeStorage(theme);
  writeCookie(theme);
  showTheme(theme);
  const menu = target.closest("details");
  menu?.querySelector("summary")?.focus();
  menu?.removeAttribute("open");
}

function handleOtherTab({ key, newValue }: StorageEvent): void {
  if (key === THEME_KEY) showTheme(parseTheme(newValue) ?? DEFAULT_THEME);
}

/** Both stores say the same, also after a form without JavaScript or a lost cookie. */
function keepTheme(): void {
  const theme = readTheme();
  if ((readCookie() ?? DEFAULT_THEME) !== theme) writeCookie(theme);
  if ((parseTheme(readStorage()) ?? DEFAULT_THEME) !== theme) writeStorage(theme);
}

function showTheme(theme: Theme): void {
  const root = document.documentElement;
  const attribute = toThemeAttribute(theme);
  if (attribute) root.dataset["theme"] = attribute;
  else delete root.dataset["theme"];
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]"))
    meta.content = THEME_COLORS[attribute ?? readScheme(meta)];
  for (const frame of document.querySelectorAll<HTMLIFrameElement>(EXAMPLE_FRAMES))
    tellFrame(frame, theme);
}

function readScheme({ media }: HTMLMetaElement): "light" | "dark" {
  return media.includes("dark") ? "dark" : "light";
}

function handleFrameLoad({ target }: Event): void {
  if (target instanceof HTMLIFrameElement && target.matches(EXAMPLE_FRAMES))
    tellFrame(target, readTheme());
}

/** Examples run in an origin of their own, often one without a name; a theme is no secret. */
function tellFrame(frame: HTMLIFrameElement, theme: Theme): void {
  frame.contentWindow?.postMessage({ theme }, "*");
}

function readCookie(): Theme | null {
  const [, value] = /(?:^|; )theme=([^;]*)/.exec(document.cookie) ?? [];
  return parseTheme(value);
}

function writeCookie(theme: Theme): void {
  const isSecure = location.protocol === "https:";
  document.cookie = toThemeCookie(theme, { isSecure });
}

function readStorage(): string | null {
  try {
    return localStorage.getItem(THEME_KEY);
  } catch (error) {
    console.warn("The theme can't be read from the storage.", error);
    return null;
  }
}

function writeStorage(theme: Theme): void {
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch (error) {
    console.warn("The theme can't be kept in the storage.", error);
  }
}
