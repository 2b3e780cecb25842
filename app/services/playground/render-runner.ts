import { renderBareDocument } from "~/domain/documents/bare-document";
import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import type { PlayState } from "~/domain/play/play-state";
import { DEFAULT_THEME, type Theme } from "~/domain/site/theme";
import {
  PARENT_LINKS_SCRIPT,
  renderReadyScript,
  renderRunnerScript,
} from "./runner-script";
import { renderDefaultStyles } from "./runner-styles";

/** Anything else would not be an id that a page has made, and goes into a script. */
const UUID = /^[\w-]{1,64}$/;

/** Read by nobody but assistive technology: the page names its frames. */
const TITLE = "Sample";

export interface RunnerOptions {
  uuid?: string | null;
  /** Instead of the one in the state. */
  theme?: Theme | null;
  /** Language of the page that the code is of. */
  lang?: string;
}

/** The document of a frame that runs code (content format, 5.3). */
export function renderRunner(
  state: PlayState,
  { uuid: given = null, theme = null, lang = DEFAULT_LOCALE }: RunnerOptions = {},
): string {
  const { html, css, js, defaults } = state;
  const uuid = given !== null && UUID.test(given) ? given : null;
  const styles = renderDefaultStyles(theme ?? state.theme ?? DEFAULT_THEME, defaults);
  const script = renderRunnerScript({ uuid, isChoice: defaults === "ix-choice" });
  // Modules run in their order, after the document: so does what tells that all has run.
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

/** A frame without code yet. */
export function renderBlankRunner(theme: Theme | null): string {
  const styles = renderDefaultStyles(theme ?? DEFAULT_THEME, undefined);
  const head = `<style>${styles}</style>\n`;
  return renderBareDocument({ lang: DEFAULT_LOCALE, title: TITLE, head, body: "" });
}

/**
 * The same script, but without what would end its element too early, or too late: in what looks
 * like a comment, an opening tag makes the parser wait for another end.
 */
function toScriptText(js: string): string {
  const closed = js.replace(/<\/(script)/gi, "<\\/$1");
  return closed.includes("<!--") ? closed.replace(/<(script)/gi, "\\x3C$1") : closed;
}

function toStyleText(css: string): string {
  return css.replace(/<\/(style)/gi, "<\\/$1");
}
