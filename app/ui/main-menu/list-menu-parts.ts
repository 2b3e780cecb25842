import { parseDocUrl } from "~/domain/documents/slug";
import type { InterfaceMessageId } from "~/domain/locales/message-ids";
import {
  isAtOrBelow,
  type Place,
  resolveTarget,
  type TargetLink,
} from "~/ui/navigation/resolve-target";
import {
  MENU,
  type MenuEntry,
  type MenuLinkEntry,
  type MenuSection,
} from "~/ui/navigation/menu-entries";

export interface ShownEntry extends MenuEntry {
  link: TargetLink;
}

export interface ShownSection {
  id: InterfaceMessageId;
  isCurrent: boolean;
  /** Path at or below which it is the current one; null where its entries decide. */
  home: string | null;
  entries: readonly ShownEntry[];
}

export interface ShownLink {
  id: InterfaceMessageId;
  isCurrent: boolean;
  isNew: boolean;
  link: TargetLink;
}

export interface Visitor extends Place {
  /** Path of the page. */
  path: string;
  isSignedIn: boolean;
}

/** The parts of the menu that lead somewhere, in this build and for this reader. */
export function listMenuParts(visitor: Visitor): (ShownSection | ShownLink)[] {
  const parts = MENU.map((part) =>
    "entries" in part ? toSection(part, visitor) : toLink(part, visitor),
  );
  return parts.filter((part) => part !== null);
}

function toSection(
  { id, home, entries }: MenuSection,
  visitor: Visitor,
): ShownSection | ShownLink | null {
  const shown = entries.flatMap((entry) => {
    const link = resolveTarget(entry.target, visitor);
    return link && (visitor.isSignedIn || !entry.isPersonal) ? [{ ...entry, link }] : [];
  });
  const [only] = shown;
  if (!only) return null;
  const isHere = isCurrent(home, shown, visitor);
  // A panel for a single line would only be in the way.
  if (shown.length === 1)
    return { id: only.id, isNew: false, link: only.link, isCurrent: isHere };
  const homeLink = home && resolveTarget(home, visitor);
  return { id, isCurrent: isHere, home: homeLink?.href ?? null, entries: shown };
}

function toLink(
  { id, target, isNew = false }: MenuLinkEntry,
  visitor: Visitor,
): ShownLink | null {
  const link = resolveTarget(target, visitor);
  return link && { id, isNew, link, isCurrent: isAtOrBelow(visitor.path, link) };
}

/** The AI helper stands below Plus and among the tools: its page marks the tools. */
function isCurrent(
  home: MenuSection["home"],
  entries: readonly ShownEntry[],
  visitor: Visitor,
): boolean {
  const { path } = visitor;
  if (!home)
    return entries.some(({ link }) => isAtOrBelow(path, toOwnLanguage(link, path)));
  const isHelper = /^\/[^/]+\/plus\/ai-help(\/|$)/.test(path);
  const link = resolveTarget(home, visitor);
  return link !== null && !isHelper && isAtOrBelow(path, link);
}

/** A tool that is linked in English is the same tool in the reader's language. */
function toOwnLanguage(link: TargetLink, path: string): TargetLink {
  const [, locale = ""] = path.split("/");
  return { ...link, href: link.href.replace(/^\/[^/]+/, `/${locale}`) };
}

const SLUGS: readonly string[] = MENU.flatMap((part) =>
  "entries" in part
    ? [part.home, ...part.entries.map(({ target }) => target)].flatMap((target) =>
        target && "slug" in target ? [target.slug] : [],
      )
    : [],
);

/**
 * Key of what the menu marks for a page: pages with the same key have the same menu. Documents that
 * stand below the same documents of the menu have one key; any other page has its own path.
 */
export function toMenuPlace(path: string): string {
  const slug = parseDocUrl(path)?.slug;
  if (slug === undefined || SLUGS.includes(slug)) return path;
  return SLUGS.filter((each) => slug.startsWith(`${each}/`)).join(" ");
}
