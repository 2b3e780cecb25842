import type { Section } from "../documents/document";

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

/** Splits the landing page's sections by their place on the screen. */
export function splitLanding(body: readonly Section[]): LandingParts {
  const sections = body.flatMap((section) =>
    section.type === "prose" ? [section.value] : [],
  );
  const about = sections.find(({ id }) => id === ABOUT_ID);
  const others = sections.filter(({ id }) => id !== ABOUT_ID && id !== MODULES_ID);
  const introEnd = others.findIndex(({ title }) => title !== null) + 1;
  return {
    intro: others.slice(0, introEnd).map(renderSection).join(""),
    about: about ? renderSection(addScreencast(about)) : "",
    rest: others.slice(introEnd).map(renderSection).join(""),
  };
}

/** The partner's introduction, used when the source has no screencast. */
const SCREENCAST_URL = "https://v2.scrimba.com/s06icdv?via=mdn";
const SCREENCAST_TITLE = "The curriculum and our partner Scrimba";
const SCREENCAST =
  `<scrim-inline url="${SCREENCAST_URL}" scrimtitle="${SCREENCAST_TITLE}">` +
  `<a href="${SCREENCAST_URL}" class="external" target="_blank" rel="noopener">${SCREENCAST_TITLE}</a>` +
  "</scrim-inline>";

function addScreencast(about: ProseValue): ProseValue {
  const { content } = about;
  return content.includes("scrim-inline")
    ? about
    : { ...about, content: content + SCREENCAST };
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
