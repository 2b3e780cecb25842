interface FooterGroup {
  id: string;
  links: readonly { id: string; slug: string }[];
}

const LEARN = "Learn_web_development";

/** Texts by id, pages by slug. */
export const FOOTER_LINKS: readonly FooterGroup[] = [
  {
    id: "menu-references",
    links: [
      { id: "menu-html", slug: "Web/HTML" },
      { id: "menu-css", slug: "Web/CSS" },
      { id: "menu-javascript", slug: "Web/JavaScript" },
      { id: "menu-http", slug: "Web/HTTP" },
      { id: "menu-api", slug: "Web/API" },
    ],
  },
  {
    id: "menu-learn",
    links: [
      { id: "menu-learn-overview", slug: LEARN },
      { id: "menu-html", slug: `${LEARN}/Core/Structuring_content` },
      { id: "menu-css", slug: `${LEARN}/Core/Styling_basics` },
      { id: "menu-javascript", slug: `${LEARN}/Core/Scripting` },
    ],
  },
  {
    id: "footer-developers",
    links: [
      { id: "menu-web", slug: "Web" },
      { id: "menu-accessibility", slug: "Web/Accessibility" },
      { id: "menu-webextensions", slug: "Mozilla/Add-ons/WebExtensions" },
      { id: "footer-glossary", slug: "Glossary" },
    ],
  },
];
