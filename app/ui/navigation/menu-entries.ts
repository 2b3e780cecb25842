import type { InterfaceMessageId } from "~/domain/locales/message-ids";
import type { Area } from "~/domain/site/area";
import type { BadgedEntry } from "~/domain/site/new-feature-badges";
import type { DescribedId, MenuPanelId, MenuPlace } from "~/domain/site/section";
import { SECTIONS, type SectionName, type SiteSection } from "~/domain/site/sections";
import { placeAt } from "~/ui/navigation/place-at";
import type { Target } from "~/ui/navigation/resolve-target";
import { toSectionTarget } from "~/ui/navigation/section-target";

/** One line of a panel: its texts are `id` and `aboutId`. */
export interface MenuEntry {
  id: InterfaceMessageId;
  aboutId: InterfaceMessageId;
  target: Target;
  area: Area;
  /** Tells of news until the reader has been there. */
  dot?: BadgedEntry;
  /** Shown to signed-in readers only; their menu comes with the account. */
  isPersonal?: true;
}

/** A part of the menu with a panel. The first entry is its overview, if it has one. */
export interface MenuSection {
  id: InterfaceMessageId;
  /** Pages at or below which the section is the current one. */
  home: Target | null;
  entries: readonly MenuEntry[];
}

/** A part of the menu that is a link. */
export interface MenuLinkEntry {
  id: InterfaceMessageId;
  target: Target;
  isNew?: boolean;
}

const LEARN = "Learn_web_development";

/**
 * The whole main menu: panels of documents, and the sections of the site as their table places
 * them. Entries that a build lacks are left out when the menu is shown (ui/navigation).
 */
export const MENU: readonly (MenuSection | MenuLinkEntry)[] = /* @__PURE__ */ listMenu();

function listMenu(): (MenuSection | MenuLinkEntry)[] {
  return [
    {
      id: "menu-references",
      home: { slug: "Web" },
      entries: [
        page("menu-web", "Web", "web"),
        page("menu-html", "Web/HTML", "html"),
        page("menu-css", "Web/CSS", "css"),
        page("menu-javascript", "Web/JavaScript", "javascript"),
        page("menu-http", "Web/HTTP", "http"),
        page("menu-api", "Web/API", "api"),
        page("menu-webextensions", "Mozilla/Add-ons/WebExtensions", "web"),
        page("menu-accessibility", "Web/Accessibility", "web"),
      ],
    },
    {
      id: "menu-learn",
      home: { slug: LEARN },
      entries: [
        page("menu-learn-overview", LEARN, "learn"),
        lesson("html", "Structuring_content", "html"),
        lesson("css", "Styling_basics", "css"),
        lesson("javascript", "Scripting", "javascript"),
        lesson("accessibility", "Accessibility", "learn"),
      ],
    },
    toPanel("menu-plus", "plus"),
    ...listSectionLinks(),
    toPanel("menu-tools", null),
  ];
}

function page(id: DescribedId, slug: string, area: Area): MenuEntry {
  return { id, aboutId: `${id}-about`, target: { slug }, area };
}

/** A module of the course, by the part that the ids of its name and its description share. */
function lesson(
  subject: "html" | "css" | "javascript" | "accessibility",
  module: string,
  area: Area,
): MenuEntry {
  return {
    id: `menu-${subject}`,
    aboutId: `menu-learn-${subject}-about`,
    target: { slug: `${LEARN}/Core/${module}` },
    area,
  };
}

/** A panel of sections: those that the table puts there. */
function toPanel(id: MenuPanelId, home: SectionName | null): MenuSection {
  const places = SECTIONS.flatMap((section) =>
    (section.menu ?? []).flatMap((place) =>
      place.panel === id ? [{ at: place.at, entry: toEntry(section, place) }] : [],
    ),
  );
  const owner = SECTIONS.find(({ name }) => name === home);
  return { id, home: owner ? toSectionTarget(owner) : null, entries: placeAt(places) };
}

function toEntry(
  section: SiteSection,
  place: Extract<MenuPlace, { panel: MenuPanelId }>,
): MenuEntry {
  const { id, dot, isPersonal } = place;
  return {
    id,
    aboutId: `${id}-about`,
    area: section.area ?? "web",
    target: toSectionTarget(section, place),
    ...(dot && { dot }),
    ...(isPersonal && { isPersonal }),
  };
}

/** The sections that are links beside the panels. */
function listSectionLinks(): MenuLinkEntry[] {
  return SECTIONS.flatMap((section) =>
    (section.menu ?? []).flatMap((place) => {
      if (place.panel !== undefined) return [];
      const { id, isNew = false } = place;
      return [{ id, isNew, target: toSectionTarget(section, place) }];
    }),
  );
}
