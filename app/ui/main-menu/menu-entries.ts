import type { Area } from "~/ui/area/find-area";

/** One line of a panel: its texts are `id` and `aboutId`, its page `/{locale}/docs/{slug}`. */
export interface MenuEntry {
  id: string;
  aboutId: string;
  slug: string;
  area: Area;
}

export interface MenuSection {
  id: string;
  slug: string;
  entries: readonly MenuEntry[];
}

const LEARN = "Learn_web_development";

export const MENU_SECTIONS: readonly MenuSection[] = [
  {
    id: "menu-references",
    slug: "Web",
    entries: [
      entry("menu-web", "Web", "web"),
      entry("menu-html", "Web/HTML", "html"),
      entry("menu-css", "Web/CSS", "css"),
      entry("menu-javascript", "Web/JavaScript", "javascript"),
      entry("menu-http", "Web/HTTP", "http"),
      entry("menu-api", "Web/API", "api"),
      entry("menu-webextensions", "Mozilla/Add-ons/WebExtensions", "web"),
      entry("menu-accessibility", "Web/Accessibility", "web"),
    ],
  },
  {
    id: "menu-learn",
    slug: LEARN,
    entries: [
      entry("menu-learn-overview", LEARN, "learn"),
      learnEntry("menu-html", "menu-learn-html-about", "Structuring_content", "html"),
      learnEntry("menu-css", "menu-learn-css-about", "Styling_basics", "css"),
      learnEntry(
        "menu-javascript",
        "menu-learn-javascript-about",
        "Scripting",
        "javascript",
      ),
      learnEntry(
        "menu-accessibility",
        "menu-learn-accessibility-about",
        "Accessibility",
        "learn",
      ),
    ],
  },
];

function entry(id: string, slug: string, area: Area): MenuEntry {
  return { id, aboutId: `${id}-about`, slug, area };
}

function learnEntry(id: string, aboutId: string, module: string, area: Area): MenuEntry {
  return { id, aboutId, slug: `${LEARN}/Core/${module}`, area };
}
