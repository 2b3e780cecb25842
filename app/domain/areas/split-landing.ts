import type { Section } from "../documents/document";
import { escapeAttribute } from "../text/escape-html";

export interface LandingParts {
  /** HTML of the first section, the introduction. */
  intro: string;
  /** HTML of the section about the curriculum; empty when there is none. */
  about: string;
  /** HTML of all other sections, except the list of modules, which a picker replaces. */
  rest: string;
}

const ABOUT_ID = "about_the_curriculum";
const MODULES_ID = "modules";

const SCREENCAST_TITLE = "About the curriculum";

/**
 * Splits the landing page's sections by their place on the screen.
 *
 * @param screencast URL for the section about the curriculum, used when that has no screencast.
 */
export function splitLanding(
  body: readonly Section[],
  screencast: string | null,
): LandingParts {
  const sections = body.flatMap((section) =>
    section.type === "prose" ? [section.value] : [],
  );
  const about = sections.find(({ id }) => id === ABOUT_ID);
  const others = sections.filter(({ id }) => id !== ABOUT_ID && id !== MODULES_ID);
  const introEnd = others.findIndex(({ title }) => title !== null) + 1;
  return {
    intro: others.slice(0, introEnd).map(renderSection).join(""),
    about: about ? renderSection(addScreencast(about, screencast)) : "",
    rest: others.slice(introEnd).map(renderSection).join(""),
  };
}

function addScreencast(about: ProseValue, url: string | null): ProseValue {
  if (url === null || about.content.includes("scrim-inline")) return about;
  return { ...about, content: about.content + renderScreencast(escapeAttribute(url)) };
}

/** Renders the screencast as the compiler renders one of the source (compiler/html/scrimba-lessons). */
function renderScreencast(url: string): string {
  const link = `<a href="${url}" class="external" target="_blank" rel="noopener">${SCREENCAST_TITLE}</a>`;
  return `<scrim-inline url="${url}" scrimtitle="${SCREENCAST_TITLE}">${link}</scrim-inline>`;
}

interface ProseValue {
  id: string | null;
  title: string | null;
  isH3: boolean;
  content: string;
}

/**
 * A section with its heading. The id comes from the compiler and is safe in an attribute.
 */
export function renderSection({ id, title, isH3, content }: ProseValue): string {
  if (title === null) return content;
  const tag = isH3 ? "h3" : "h2";
  const heading =
    id === null ? `<${tag}>${title}</${tag}>` : `<${tag} id="${id}">${title}</${tag}>`;
  return `<section>${heading}${content}</section>`;
}
