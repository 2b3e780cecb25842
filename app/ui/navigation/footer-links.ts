import type { InterfaceMessageId } from "~/domain/locales/message-ids";
import type { FooterGroupId } from "~/domain/site/section";
import { SECTIONS } from "~/domain/site/sections";
import { placeAt } from "~/ui/navigation/place-at";
import type { Target } from "~/ui/navigation/resolve-target";
import { toSectionTarget } from "~/ui/navigation/section-target";

export interface FooterLink {
  id: InterfaceMessageId;
  target: Target;
}

interface FooterGroup {
  id: FooterGroupId;
  links: readonly FooterLink[];
}

const GUIDELINES = "MDN/Writing_guidelines";
/** Slug of the page that tells how to contribute, which articles link below their text. */
export const CONTRIBUTING = "MDN/Community/Getting_started";

/**
 * The columns: texts by id, with the sections of the site where their table places them. Links that
 * a build or a language lacks are left out (ui/navigation); the theme adds links to other sites.
 */
export const FOOTER_GROUPS: readonly FooterGroup[] = /* @__PURE__ */ listGroups();

function listGroups(): FooterGroup[] {
  return [
    toGroup("footer-site", []),
    toGroup("footer-support", [document("footer-report", "MDN/Community/Issues")]),
    toGroup("footer-communities", [document("footer-guidelines", GUIDELINES)]),
    toGroup("footer-developers", [
      document("menu-web", "Web"),
      document("footer-learn", "Learn_web_development"),
      document("footer-glossary", "Glossary"),
    ]),
  ];
}

export const LICENSE_LINK = /* @__PURE__ */ document(
  "footer-license-link",
  `${GUIDELINES}/Attrib_copyright_license`,
);

/** Where the license is when the site has no page about it. */
export const LICENSE_URL = "https://creativecommons.org/licenses/by-sa/2.5/";

function toGroup(id: FooterGroupId, links: readonly FooterLink[]): FooterGroup {
  const sections = SECTIONS.flatMap((section) => {
    const { footer } = section;
    if (footer?.group !== id) return [];
    const entry: FooterLink = { id: footer.id, target: toSectionTarget(section) };
    return [{ at: footer.at, entry }];
  });
  return { id, links: placeAt([...links.map((entry) => ({ entry })), ...sections]) };
}

function document(id: InterfaceMessageId, slug: string): FooterLink {
  return { id, target: { slug } };
}
