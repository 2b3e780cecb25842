import type {
  PackageIndex,
  PackageManifest,
  PackageRows,
} from "~/domain/offline/package-format";
import type { ContentStatus } from "~/domain/offline/content-status";

/** A package that is whole; its rows are stored beside it. */
export interface InstalledPackage extends Omit<PackageIndex, "rows"> {
  version: string;
  /** Date of the release, as the updates host tells it. */
  date: string;
  locale: string;
  area: string;
}

/** A package that is being received: what is stored already needs not be sent again. */
export interface PartialPackage {
  /** Address of the file. */
  url: string;
  /** Position in the file after the last stored entry. */
  offset: number;
  manifest: PackageManifest;
  /** Stored bytes of blocks. */
  bytes: number;
}

export interface StoredBlock {
  name: string;
  bytes: Uint8Array;
}

/** The index of titles of the installed package, packed (domain/search/titles). */
export interface KeptTitles {
  /** The package's version and the release of the site, whose code has packed them. */
  made: string;
  bytes: Uint8Array;
}

/**
 * Storage of a browser's package (IndexedDB, or memory in tests). Each call is one transaction.
 * Calls reject with `QuotaExceededError` on a full disk, and once a page has removed the storage.
 */
export interface PackageStorage {
  readInstalled(): Promise<InstalledPackage | null>;
  /** Reads parts of the installed rows; undefined for one that is missing. */
  readRows(parts: readonly number[]): Promise<(PackageRows | undefined)[]>;
  /** The packed titles; null when there are none of this package and release. */
  readTitles(made: string): Promise<Uint8Array | null>;
  /** Keeps them, unless another version is installed by now. */
  keepTitles(version: string, titles: KeptTitles): Promise<void>;
  readPartial(): Promise<PartialPackage | null>;
  readBlocks(names: readonly string[]): Promise<(Uint8Array | undefined)[]>;
  listBlocks(): Promise<string[]>;
  /** Adds blocks of a partial package and notes how far it is. */
  addBlocks(blocks: readonly StoredBlock[], partial: PartialPackage): Promise<void>;
  /** Makes a package the installed one, and removes all blocks that it does not name. */
  install(installed: InstalledPackage, rows: PackageRows): Promise<void>;
  /** Forgets the partial package with its blocks. */
  dropPartial(): Promise<void>;
  /** Removes everything but the settings. */
  clear(): Promise<void>;
  readStatus(): Promise<ContentStatus | null>;
  writeStatus(status: ContentStatus): Promise<void>;
  readValue(key: string): Promise<unknown>;
  writeValue(key: string, value: unknown): Promise<void>;
}
