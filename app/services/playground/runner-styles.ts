import type { PlayDefaults } from "~/domain/play/play-state";
import type { Theme } from "~/domain/site/theme";

const SCHEMES: Readonly<Record<Theme, string>> = {
  "os-default": "light dark",
  light: "light",
  dark: "dark",
};

/**
 * The scheme alone gives paper, ink and controls their colours, and leaves the background of the
 * body to the sample. The script of the runner changes it here, in the first rule.
 */
function renderTheme(theme: Theme): string {
  return `:root {
  color-scheme: ${SCHEMES[theme]};
  --background-primary: light-dark(#fff, #16181d);
  --text-primary: light-dark(#1a1e26, #e6e9ee);
}`;
}

/** Boxes that old samples draw on and have their buttons in. */
const LIVE = `.playable-canvas { display: block; }
.playable-code { box-sizing: border-box; font-family: monospace; inline-size: 95%; min-block-size: 6em; }
.playable-buttons { inline-size: 95%; padding-block: 5px; text-align: end; }`;

const TABBED = `body { font: 1rem/1.5 system-ui, sans-serif; margin: 0; padding: 1rem; }`;

/** The element that choices style stands in the middle. */
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

/** What stands in front of the sample's own styles, which all of it yields to. */
export function renderDefaultStyles(
  theme: Theme,
  defaults: PlayDefaults | undefined,
): string {
  return `${renderTheme(theme)}\n${defaults ? DEFAULTS[defaults] : LIVE}`;
}
