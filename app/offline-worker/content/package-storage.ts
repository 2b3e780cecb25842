import type { PackageIndex, PackageManifest } from "~/domain/offline/package-format";
import type { ContentStatus } from "~/domain/offline/content-status";

/** A package that is whole. */
export interface InstalledPackage extends PackageIndex {
  version: string;
  /** Date of the release, as the updates host tells it. */
  date: string;
  locale: string;
  area: string;
  /** Sum of the stored blocks. */
  bytes: number;
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

/**
 * Storage of a browser's package (IndexedDB, or memory in tests). Each call is one transaction.
 * Calls reject with `QuotaExceededError` on a full disk, and once the storage is removed.
 */
export interface PackageStorage {
  readInstalled(): Promise<InstalledPackage | null>;
  readPartial(): Promise<PartialPackage | null>;
  readBlocks(names: readonly string[]): Promise<(Uint8Array | undefined)[]>;
  listBlocks(): Promise<string[]>;
  /** Adds blocks of a partial package and notes how far it is. */
  addBlocks(blocks: readonly StoredBlock[], partial: PartialPackage): Promise<void>;
  /** Makes a package the installed one, and removes all blocks that it does not name. */
  install(installed: InstalledPackage): Promise<void>;
  dropPartial(): Promise<void>;
  /** Removes everything but the settings. */
  clear(): Promise<void>;
  readStatus(): Promise<ContentStatus | null>;
  writeStatus(status: ContentStatus): Promise<void>;
  readValue(key: string): Promise<unknown>;
  writeValue(key: string, value: unknown): Promise<void>;
}
