import { escapeAttribute } from "../text/escape-html";
import type { Section } from "../documents/document";
import { markTeam, renderPeople, type PeopleOptions } from "./render-people";
import { renderSection } from "./split-landing";

type Prose = Extract<Section, { type: "prose" }>["value"];

/** An h2 section with the h3 sections that follow it, which become tabs. */
interface Block {
  head: Prose;
  tabs: Prose[];
}

/** Same as renderAbout, with people and pictures rendered. */
export function renderSitePage(
  sections: readonly Section[],
  options: PeopleOptions,
): string {
  return renderPeople(renderAbout(sections), options);
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
  if (head.title === null)
    return `<header data-intro="">${head.content}</header>${renderAll(tabs)}`;
  // A prebuilt page may have a heading without an id, to which no tab can lead.
  const haveTabs = tabs.length > 1 && tabs.every(({ id, title }) => id && title);
  const more = haveTabs ? renderTabs(tabs) : renderAll(tabs);
  return renderSection({ ...head, content: head.content + more });
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
