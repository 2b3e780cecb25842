import { join } from "node:path";
import { findBadCharacter, toFolder } from "~/domain/documents/slug";
import { AuthoringError } from "../files/errors";
import { requireInside } from "../files/safe-path";
import { PAGE_FILE } from "../../sources/scan";

/** Longest slug whose folders every file system accepts. */
const LONGEST_SLUG = 250;

/**
 * Returns a new page's slug without the slashes around it.
 *
 * @param name Its name in the message: "new slug".
 * @throws AuthoringError for a slug that no page should have.
 */
export function requireSlug(written: string, name = "slug"): string {
  const slug = requireOldSlug(written, name);
  const fault = findNewFault(slug);
  if (fault !== null) throw new AuthoringError(`${name} "${slug}" ${fault}`);
  return slug;
}

/** Like requireSlug, for a page that is there: it may have a bad name, which a move mends. */
export function requireOldSlug(written: string, name = "slug"): string {
  const slug = written.replace(/^\/+|\/+$/g, "");
  if (slug === "") throw new AuthoringError(`${name} cannot be empty`);
  const fault = findFault(slug);
  if (fault !== null) throw new AuthoringError(`${name} "${slug}" ${fault}`);
  return slug;
}

function findNewFault(slug: string): string | null {
  const bad = findBadCharacter(slug);
  if (bad !== null) return `cannot contain ${JSON.stringify(bad)}`;
  for (const part of slug.split("/")) {
    if (part.startsWith("."))
      return `has the part "${part}": hidden folders are not read`;
    if (part.toLowerCase() === PAGE_FILE)
      return `has the part "${part}", the name of a page's file`;
  }
  if (slug.length > LONGEST_SLUG) return `is longer than ${LONGEST_SLUG} characters`;
  return null;
}

function findFault(slug: string): string | null {
  if (slug.includes("#")) return "cannot contain #";
  const hasBadPart = slug.split("/").some((part) => part === "" || /^\.+$/.test(part));
  return hasBadPart ? "has an empty part" : null;
}

/** Returns the absolute path of a slug's page below a locale's folder. */
export function toPageFile(localeFolder: string, slug: string): string {
  return requireInside(localeFolder, join(toFolder(slug), PAGE_FILE));
}

/** Returns the slug one level up; null for a slug of one part. */
export function findParentSlug(slug: string): string | null {
  const end = slug.replace(/\/+$/, "").lastIndexOf("/");
  return end <= 0 ? null : slug.slice(0, end);
}
