import type { FeatureDot } from "~/domain/site/feature-dots";
import type { Area } from "~/ui/area/find-area";
import type { Target } from "~/ui/navigation/resolve-target";
import type { InterfaceMessageId } from "~/domain/locales/message-ids";

/** One line of a panel: its texts are `id` and `aboutId`. */
export interface MenuEntry {
  id: InterfaceMessageId;
  aboutId: InterfaceMessageId;
  target: Target;
  area: Area;
  /** Tells of news until the reader has been there. */
  dot?: FeatureDot;
  /** For who is signed in; their menu comes with the account. */
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

/** The ids of labels that have a description beside them. */
type DescribedId =
  Extract<InterfaceMessageId, `${string}-about`> extends infer About
    ? About extends `${infer Id}-about`
      ? Extract<InterfaceMessageId, Id>
      : never
    : never;

const LEARN = "Learn_web_development";
const PLUS: Target = { path: "/plus", feature: "plus", anchor: "subscribe" };

/**
 * The whole main menu. What a build lacks is left out when it is shown (ui/navigation): an area
 * that comes needs no change here.
 */
export const MENU: readonly (MenuSection | MenuLinkEntry)[] = [
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
      lesson("menu-html", "menu-learn-html-about", "Structuring_content", "html"),
      lesson("menu-css", "menu-learn-css-about", "Styling_basics", "css"),
      lesson("menu-javascript", "menu-learn-javascript-about", "Scripting", "javascript"),
      lesson(
        "menu-accessibility",
        "menu-learn-accessibility-about",
        "Accessibility",
        "learn",
      ),
    ],
  },
  {
    id: "menu-plus",
    home: PLUS,
    entries: [
      area("menu-plus-overview", PLUS, "plus"),
      area("menu-ai-help", { path: "/plus/ai-help", feature: "ai-help" }, "plus"),
      {
        ...area(
          "menu-collections",
          { path: "/plus/collections", feature: "collections" },
          "plus",
        ),
        isPersonal: true,
      },
      {
        ...area("menu-updates", { path: "/plus/updates", feature: "updates" }, "plus"),
        dot: "updates",
      },
      area(
        "menu-plus-docs",
        {
          ...{ path: "/plus/docs/features/overview", feature: "plus", isEnglish: true },
          page: "plus/docs/features/overview",
        },
        "plus",
      ),
      area(
        "menu-plus-faq",
        {
          ...{ path: "/plus/docs/faq", feature: "plus", isEnglish: true },
          page: "plus/docs/faq",
        },
        "plus",
      ),
    ],
  },
  {
    id: "menu-curriculum",
    target: {
      ...{ path: "/curriculum/", feature: "curriculum", isEnglish: true },
      page: "curriculum",
    },
    isNew: true,
  },
  {
    id: "menu-blog",
    target: { path: "/blog/", feature: "blog", isEnglish: true, page: "blog" },
  },
  {
    id: "menu-tools",
    home: null,
    entries: [
      area("menu-play", { path: "/play", feature: "play" }, "tools"),
      area("menu-observatory", { path: "/observatory", feature: "observatory" }, "tools"),
      area(
        "menu-ai-help",
        { path: "/plus/ai-help", feature: "ai-help", isEnglish: true },
        "plus",
      ),
    ],
  },
];

function page(id: DescribedId, slug: string, accent: Area): MenuEntry {
  return area(id, { slug }, accent);
}

function area(id: DescribedId, target: Target, accent: Area): MenuEntry {
  return { id, aboutId: `${id}-about`, target, area: accent };
}

function lesson(
  id: InterfaceMessageId,
  aboutId: InterfaceMessageId,
  module: string,
  accent: Area,
): MenuEntry {
  return { id, aboutId, target: { slug: `${LEARN}/Core/${module}` }, area: accent };
}
