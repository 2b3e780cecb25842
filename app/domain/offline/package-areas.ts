import type { Locale } from "../locales/locale";

/** Parts of a language that have a package of their own; `slug` null: everything. */
export const PACKAGE_AREAS = [
  { name: "all", slug: null },
  { name: "learn", slug: "Learn_web_development" },
  { name: "html", slug: "Web/HTML" },
  { name: "css", slug: "Web/CSS" },
  { name: "javascript", slug: "Web/JavaScript" },
  { name: "api", slug: "Web/API" },
  { name: "http", slug: "Web/HTTP" },
] as const;

export type PackageArea = (typeof PACKAGE_AREAS)[number]["name"];

/** The package that a browser has installed. */
export interface ContentPackage {
  locale: Locale;
  area: PackageArea;
  /** ISO 8601 time of the release. */
  date: string;
}

export function parsePackageArea(value: unknown): PackageArea | null {
  return PACKAGE_AREAS.find(({ name }) => name === value)?.name ?? null;
}

/** Folder of a package below the updates host, without slashes at its ends. */
export function toPackageFolder(locale: string, area: PackageArea): string {
  return `updates/${locale}/${area}`;
}
