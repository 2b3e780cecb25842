import { renderBareDocument } from "~/domain/documents/bare-document";
import { escapeAttribute, escapeText } from "~/domain/text/escape-html";
import type { Locale } from "~/domain/locales/locale";
import type { PlayCode } from "~/domain/play/play-state";
import type { ContentText } from "~/domain/text/strings";

/** Problems of a request, with their status codes. */
export const PROBLEMS = {
  "no-code": 400,
  forbidden: 403,
  missing: 404,
  unreadable: 404,
  "too-large": 413,
} as const;
export type Problem = keyof typeof PROBLEMS;

export interface PageOptions {
  locale: Locale;
  translate: ContentText;
  /** URL of the playground, with the code if any. */
  playUrl: string;
}

export interface WarningOptions extends PageOptions {
  code: PlayCode;
  /** The same URL with the confirmation. */
  continueUrl: string;
}

/** Renders the warning for visitors who followed a link to code. */
export function renderWarning({ code, continueUrl, ...page }: WarningOptions): string {
  const { translate, playUrl } = page;
  const title = translate("runner-caution");
  const blocks = (["html", "css", "js"] as const)
    .filter((language) => code[language] !== "")
    .map((language) => renderCode(language, code[language]));
  return renderPage(
    page,
    title,
    `<p>${translate("runner-caution-text")}</p>
<details><summary>${translate("runner-code")}</summary>${blocks.join("")}</details>
<p class="links"><a class="first" href="${escapeAttribute(playUrl)}">${translate("runner-open")}</a>
<a href="${escapeAttribute(continueUrl)}" rel="nofollow">${translate("runner-continue")}</a></p>`,
  );
}

/** Renders the page for a URL that can't be shown. */
export function renderProblem(problem: Problem, page: PageOptions): string {
  const { translate, playUrl } = page;
  return renderPage(
    page,
    translate(`runner-${problem}`),
    `<p>${translate(`runner-${problem}-text`)}</p>
<p class="links"><a href="${escapeAttribute(playUrl)}" target="_top">${translate("runner-open")}</a></p>`,
  );
}

function renderCode(language: string, code: string): string {
  return `<h2>${language.toUpperCase()}</h2><pre tabindex="0">${escapeText(code)}</pre>`;
}

function renderPage({ locale }: PageOptions, title: string, content: string): string {
  return renderBareDocument({
    lang: locale,
    title,
    head: `<style>${STYLES}</style>\n`,
    body: `<main>\n<h1>${escapeText(title)}</h1>\n${content}\n</main>`,
  });
}

const STYLES = `:root { color-scheme: light dark; --line: light-dark(#7d8896, #8b95a3); --link: light-dark(#0a55c4, #8ab8ff); --paper: light-dark(#fff, #16181d); }
body { background: var(--paper); color: light-dark(#1a1e26, #e6e9ee); font: 1rem/1.6 system-ui, sans-serif; margin: 0; overflow-wrap: anywhere; }
main { margin-inline: auto; max-inline-size: 40rem; padding: clamp(1rem, 6vw, 4rem) 1rem; }
h1 { font-size: 1.5rem; line-height: 1.25; margin-block: 0 1rem; }
h2 { font-size: 1rem; margin-block: 1rem 0.5rem; }
pre { border: 1px solid var(--line); border-radius: 0.375rem; margin: 0; max-block-size: 20rem; overflow: auto; padding: 0.75rem; }
summary { cursor: pointer; padding-block: 0.375rem; }
a { color: var(--link); }
.links { display: flex; flex-wrap: wrap; gap: 0.75rem; margin-block: 1.5rem 0; }
.links a { border: 1px solid var(--line); border-radius: 0.375rem; padding: 0.5rem 1rem; text-decoration: none; }
.links a:hover { text-decoration: underline; }
.links .first { background: var(--link); border-color: var(--link); color: var(--paper); }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }`;
