import { join } from "node:path";
import { DATA_SITE_START } from "~/domain/documents/data-addresses";
import { findBadCharacter, parseDocUrl, toFolder } from "~/domain/documents/slug";
import { DEFAULT_LOCALE, parseLocale, type Locale } from "~/domain/locales/locale";
import { AuthoringError } from "../files/errors";
import { requireInside } from "../files/safe-path";
import { PAGE_FILE } from "../../sources/scan";
import { decodeRedirect } from "../redirects/algebra";

/** Longest slug whose folders every file system accepts. */
const LONGEST_SLUG = 250;

/** How a page was named. */
interface WrittenPage {
  /** Name of the argument in messages: "new slug". */
  name?: string;
  /** The locale that an address has to have; null: each will do. */
  locale?: Locale | null;
}

/**
 * Returns a new page's slug without the slashes around it.
 *
 * @param written A slug, or the page's address: `/en-US/docs/Web/CSS`, also with the public host.
 * @throws AuthoringError for a slug that no page should have, and an address of another locale.
 */
export function requireSlug(written: string, options: WrittenPage = {}): string {
  const { name = "slug" } = options;
  const slug = requireOldSlug(written, options);
  const fault = findNewFault(slug);
  if (fault !== null) throw new AuthoringError(`${name} "${slug}" ${fault}`);
  return slug;
}

/** Like requireSlug, for a page that is there: it may have a bad name, which a move mends. */
export function requireOldSlug(written: string, options: WrittenPage = {}): string {
  const { name = "slug", locale = DEFAULT_LOCALE } = options;
  const address = parseDocUrl(toPath(written));
  if (address && locale !== null) requireLocale(address.locale, locale, name);
  const slug = (address?.slug ?? written).replace(/^\/+|\/+$/g, "");
  if (slug === "") throw new AuthoringError(`${name} cannot be empty`);
  const fault = findFault(slug);
  if (fault !== null) throw new AuthoringError(`${name} "${slug}" ${fault}`);
  return slug;
}

/** The decoded path of an address, which may have the public host. */
export function toPath(written: string): string {
  return decodeRedirect(written.replace(DATA_SITE_START, ""));
}

/** An address that names another locale than the command works on was not meant so. */
function requireLocale(written: string, locale: Locale, name: string): void {
  const given = parseLocale(written);
  if (given === locale) return;
  const reason = given ? `: add --locale ${given}` : ", which the site does not have";
  throw new AuthoringError(`${name} has the locale ${written}${reason}`);
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
