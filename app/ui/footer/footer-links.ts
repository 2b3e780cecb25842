import type { Target } from "~/ui/navigation/resolve-target";
import type { InterfaceMessageId } from "~/domain/locales/message-ids";

export interface FooterLink {
  id: InterfaceMessageId;
  target: Target;
}

interface FooterGroup {
  id: InterfaceMessageId;
  links: readonly FooterLink[];
}

const GUIDELINES = "MDN/Writing_guidelines";

/** The columns: texts by id. What a build or a language lacks is left out (ui/navigation). */
export const FOOTER_GROUPS: readonly FooterGroup[] = [
  {
    id: "footer-site",
    links: [
      { id: "footer-about", target: { path: "/about", feature: "about", page: "about" } },
      {
        id: "menu-blog",
        target: { path: "/blog/", feature: "blog", isEnglish: true, page: "blog" },
      },
      external("footer-careers", "https://www.mozilla.org/careers/listings/"),
      {
        id: "footer-advertise",
        target: { path: "/advertising", feature: "advertising" },
      },
    ],
  },
  {
    id: "footer-support",
    links: [
      {
        id: "footer-help",
        target: { url: "https://support.mozilla.org/products/mdn-plus", feature: "plus" },
      },
      document("footer-report", "MDN/Community/Issues"),
    ],
  },
  {
    id: "footer-communities",
    links: [
      {
        id: "footer-community",
        target: { path: "/community", feature: "community", page: "community" },
      },
      document("footer-guidelines", GUIDELINES),
      external("footer-forum", "https://discourse.mozilla.org/c/mdn/236"),
      external("footer-chat", "https://discord.gg/aZqEtMrbr7"),
    ],
  },
  {
    id: "footer-developers",
    links: [
      document("menu-web", "Web"),
      document("footer-learn", "Learn_web_development"),
      document("footer-glossary", "Glossary"),
      { id: "menu-plus", target: { path: "/plus", feature: "plus" } },
      external("footer-hacks", "https://hacks.mozilla.org/"),
    ],
  },
];

export const LEGAL_LINKS: readonly FooterLink[] = [
  external("footer-privacy", "https://www.mozilla.org/privacy/websites/"),
  external("footer-cookies", "https://www.mozilla.org/privacy/websites/#cookies"),
  external("footer-legal", "https://www.mozilla.org/about/legal/terms/mozilla"),
  external(
    "footer-participation",
    "https://www.mozilla.org/about/governance/policies/participation/",
  ),
];

export const LICENSE_LINK = document(
  "footer-license-link",
  `${GUIDELINES}/Attrib_copyright_license`,
);

/** Where the license is when the site has no page about it. */
export const LICENSE_URL = "https://creativecommons.org/licenses/by-sa/2.5/";

function document(id: InterfaceMessageId, slug: string): FooterLink {
  return { id, target: { slug } };
}

function external(id: InterfaceMessageId, url: string): FooterLink {
  return { id, target: { url } };
}
