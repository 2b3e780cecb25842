import { escapeAttribute } from "../text/escape-html";
import type { Section } from "../documents/document";
import { hasPath, type SiteFeature } from "../site/site-features";
import { markTeam, renderPeople, type PeopleOptions } from "./render-people";
import { renderSection } from "./split-landing";

type Prose = Extract<Section, { type: "prose" }>["value"];

/** An h2 section with the h3 sections that follow it, which become tabs. */
interface Block {
  head: Prose;
  tabs: Prose[];
}

export interface SitePageOptions extends PeopleOptions {
  /** Features that this server offers. */
  features: readonly SiteFeature[];
}

/** Same as renderAbout, with people and pictures rendered, and links to what this server has. */
export function renderSitePage(
  sections: readonly Section[],
  { features, ...people }: SitePageOptions,
): string {
  return dropDeadLinks(renderPeople(renderAbout(sections), people), features);
}

const LINK = /<a href="(\/[^"#?]+)[^>]*>(.*?)<\/a>/gs;

/** Keeps the text alone of links to parts of the site that are off, because they would answer 404. */
function dropDeadLinks(html: string, features: readonly SiteFeature[]): string {
  return html.replace(LINK, (link, path: string, text: string) =>
    hasPath(path, features) ? link : text,
  );
}

/**
 * Renders sections of a page about the site as HTML. The first section is the page's
 * header. The h3 sections become tabs of the preceding h2: a list of links and panels,
 * stacked until CSS and a script show one at a time (browser/tabs).
 */
export function renderAbout(sections: readonly Section[]): string {
  const prose = sections.flatMap((each) => (each.type === "prose" ? [each.value] : []));
  return toBlocks(prose).map(renderBlock).join("");
}

function toBlocks(sections: readonly Prose[]): Block[] {
  const blocks: Block[] = [];
  for (const section of sections) {
    const last = blocks.at(-1);
    if (section.isH3 && last) last.tabs.push(section);
    else blocks.push({ head: section, tabs: [] });
  }
  return blocks;
}

function renderBlock({ head, tabs }: Block): string {
  if (head.title === null) return `<header data-intro="">${head.content}</header>`;
  const withId = tabs.filter(({ id, title }) => id !== null && title !== null);
  if (withId.length < 2)
    return renderSection({ ...head, content: head.content + renderAll(tabs) });
  return renderSection({ ...head, content: head.content + renderTabs(withId) });
}

function renderAll(sections: readonly Prose[]): string {
  return sections.map(renderSection).join("");
}

function renderTabs(tabs: readonly Prose[]): string {
  const links = tabs.map(
    ({ id, title }) =>
      `<li><a href="#${escapeAttribute(id ?? "")}">${title ?? ""}</a></li>`,
  );
  const panels = tabs.map((tab) => {
    const id = escapeAttribute(tab.id ?? "");
    const section = renderSection({ ...tab, content: markTeam(tab.content, id) });
    return `<div id="${id}-panel" data-tab-panel="">${section}</div>`;
  });
  return `<div data-tabs=""><ul data-tab-list="">${links.join("")}</ul>${panels.join("")}</div>`;
}
