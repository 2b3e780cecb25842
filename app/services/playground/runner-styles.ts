import type { PlayDefaults } from "~/domain/play/play-state";
import type { Theme } from "~/domain/site/theme";

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
export function renderDefaultStyles(
  theme: Theme,
  defaults: PlayDefaults | undefined,
): string {
  return `${renderTheme(theme)}\n${defaults ? DEFAULTS[defaults] : LIVE}`;
}
