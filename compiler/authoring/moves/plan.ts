import { docUrl, parseDocUrl } from "~/domain/documents/slug";
import type { Locale } from "~/domain/locales/locale";
import { parseLocale } from "~/domain/locales/locale";
import { createChangeSet, type Change, type ChangeSet } from "../changes/change-set";
import type { Content } from "../pages/content-roots";
import { toPageFile } from "../pages/page-path";
import { toPageOfText } from "../pages/content-roots";
import type { FindUrl } from "../redirects/check-redirects";
import type { LinkingFile } from "./plan-links";

/** A page that moves, from one address to another. */
export interface MovedPage {
  locale: Locale;
  from: string;
  to: string;
}

/** Everything that a command would do; nothing is written yet. */
export interface Plan {
  /** The command, for the journal. */
  label: string;
  moved: MovedPage[];
  /** Addresses of pages that come or go. */
  created: string[];
  deleted: string[];
  /** Pages whose links are changed, or, for a deletion, break. */
  linking: LinkingFile[];
  /** Anything else that the author should know. */
  notes: string[];
  changes: Change[];
}

export function createPlan(label: string, facts: Partial<Plan>): Plan {
  return {
    moved: [],
    created: [],
    deleted: [],
    linking: [],
    notes: [],
    changes: [],
    ...facts,
    label,
  };
}

export function openChangeSet({ contentRoot, translatedRoot }: Content): ChangeSet {
  return createChangeSet([contentRoot, translatedRoot]);
}

/** Answers for the pages as they will be after the changes. */
export function createFindUrl(content: Content, changes: ChangeSet): FindUrl {
  return (url) => {
    const { locale: written = "", slug } = parseDocUrl(url) ?? {};
    const locale = parseLocale(written);
    const folder = content.folders.find((one) => one.locale === locale);
    if (!folder || locale === null || slug === undefined) return null;
    const file = toFile(folder.path, slug);
    const text = file === null ? undefined : changes.read(file)?.toString("utf8");
    if (file === null || text === undefined) return content.findGenerated?.(url) ?? null;
    const page = toPageOfText(locale, { slug, file, text });
    return docUrl(locale, page.slug);
  };
}

/** Null for an address that no page can have, such as one with a space. */
function toFile(folder: string, slug: string): string | null {
  try {
    return toPageFile(folder, slug);
  } catch {
    return null;
  }
}
