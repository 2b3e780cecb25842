import { renderBareDocument } from "~/domain/documents/bare-document";
import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import type { PlayDefaults, PlayState } from "~/domain/play/play-state";
import { DEFAULT_THEME, type Theme } from "~/domain/site/theme";
import {
  PARENT_LINKS_SCRIPT,
  renderReadyScript,
  renderRunnerScript,
} from "./runner-script";

/** Restricts the characters of an id, because it is inserted into a script. */
const UUID = /^[\w-]{1,64}$/;

/** Visible only to assistive technology, because the page titles its frames. */
const TITLE = "Sample";

export interface RunnerOptions {
  uuid?: string | null;
  /** Overrides the theme of the state. */
  theme?: Theme | null;
  /** Language of the page that the code belongs to. */
  lang?: string;
}

/** Renders the document of a frame that runs code (content format, 5.3). */
export function renderRunner(
  state: PlayState,
  { uuid: given = null, theme = null, lang = DEFAULT_LOCALE }: RunnerOptions = {},
): string {
  const { html, css, js, defaults } = state;
  const uuid = given !== null && UUID.test(given) ? given : null;
  const styles = renderDefaultStyles(theme ?? state.theme ?? DEFAULT_THEME, defaults);
  const script = renderRunnerScript({ uuid, isChoice: defaults === "ix-choice" });
  // A module too, because modules run in order after the document: "ready" must come last.
  const type = defaults === "ix-wat" ? ` type="module"` : "";
  const links =
    defaults === "ix-tabbed" ? `<script>${PARENT_LINKS_SCRIPT}</script>\n` : "";
  return renderBareDocument({
    lang,
    title: TITLE,
    head: `<style>${styles}</style>
<style id="css-output">
${toStyleText(css)}
</style>
<script>${script}</script>
${links}`,
    body: `${html}
<script${type}>
${toScriptText(js)}
</script>
<script${type}>${renderReadyScript(uuid)}</script>`,
  });
}

/** Renders a frame without code. */
export function renderBlankRunner(theme: Theme | null): string {
  const styles = renderDefaultStyles(theme ?? DEFAULT_THEME, undefined);
  const head = `<style>${styles}</style>\n`;
  return renderBareDocument({ lang: DEFAULT_LOCALE, title: TITLE, head, body: "" });
}

/**
 * Escapes `</script`, which would end the element early, and, after a `<!--`, `<script`, which
 * would end it late (script data double escaped state).
 */
function toScriptText(js: string): string {
  const closed = js.replace(/<\/(script)/gi, "<\\/$1");
  return closed.includes("<!--") ? closed.replace(/<(script)/gi, "\\x3C$1") : closed;
}

function toStyleText(css: string): string {
  return css.replace(/<\/(style)/gi, "<\\/$1");
}

const SCHEMES: Readonly<Record<Theme, string>> = {
  "os-default": "light dark",
  light: "light",
  dark: "dark",
};

/**
 * Sets only the color scheme, which styles background, text and controls and leaves the body to the
 * sample. The runner's script modifies this first rule.
 */
function renderTheme(theme: Theme): string {
  return `:root {
  color-scheme: ${SCHEMES[theme]};
  --background-primary: light-dark(#fff, #16181d);
  --text-primary: light-dark(#1a1e26, #e6e9ee);
}`;
}

/** Boxes of old samples, which draw on a canvas and have buttons. */
const LIVE = `.playable-canvas { display: block; }
.playable-code { box-sizing: border-box; font-family: monospace; inline-size: 95%; min-block-size: 6em; }
.playable-buttons { inline-size: 95%; padding-block: 5px; text-align: end; }`;

const TABBED = `body { font: 1rem/1.5 system-ui, sans-serif; margin: 0; padding: 1rem; }`;

/** Centres the element that the choices style. */
const CHOICE = `*, ::before, ::after { box-sizing: border-box; }
html, body { block-size: 100%; }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0; }
section { align-items: center; block-size: 100%; display: flex; justify-content: center; overflow: hidden; padding: 1rem; position: relative; }
section.hidden { display: none; }
img { max-inline-size: 100%; }`;

const DEFAULTS: Readonly<Record<PlayDefaults, string>> = {
  "ix-tabbed": TABBED,
  "ix-wat": "",
  "ix-choice": CHOICE,
};

/** Renders the styles before the sample's own, which override them. */
function renderDefaultStyles(theme: Theme, defaults: PlayDefaults | undefined): string {
  return `${renderTheme(theme)}\n${defaults ? DEFAULTS[defaults] : LIVE}`;
}
