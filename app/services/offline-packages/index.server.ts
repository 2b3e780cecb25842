import { existsSync } from "node:fs";
import { join } from "node:path";
import { LOCALES, type Locale } from "~/domain/locales/locale";
import {
  PACKAGE_AREAS,
  toPackageFolder,
  type PackageArea,
} from "~/domain/offline/package-areas";

/** A language with the areas of it that have a package. */
export interface PackageOffer {
  locale: Locale;
  areas: PackageArea[];
}

export interface OfflinePackages {
  listOffers(): PackageOffer[];
}

export interface OfflinePackagesOptions {
  /** Folder of the packages. */
  folder: string;
  /** Another host has the packages, and does not say which: all are offered. */
  isElsewhere: boolean;
}

/** Reads the folder each time, because packages are made while the server runs. */
export function createOfflinePackages({
  folder,
  isElsewhere,
}: OfflinePackagesOptions): OfflinePackages {
  const hasPackage = (locale: Locale, area: PackageArea) =>
    isElsewhere || existsSync(join(folder, toPackageFolder(locale, area), "update.json"));
  return {
    listOffers: () =>
      LOCALES.map((locale) => ({
        locale,
        areas: PACKAGE_AREAS.map(({ name }) => name).filter((area) =>
          hasPackage(locale, area),
        ),
      })).filter(({ areas }) => areas.length > 0),
  };
}
