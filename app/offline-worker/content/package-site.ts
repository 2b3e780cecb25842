import { ROW_PARTS } from "~/domain/offline/package-format";
import type { PublicSiteConfig } from "./worker-config";
import { checkHash, inflate } from "./check-entry";
import type { InstalledPackage, PackageStorage } from "./package-storage";

/** The site over a package (app/offline-site), whose script is loaded when it is first needed. */
export interface OfflineSite {
  answer(request: Request): Promise<Response | null>;
  /** The server's 404 for a page that is certainly missing. */
  answerMissing(request: Request): Promise<Response | null>;
  /** Makes the index of titles, which the first search would wait for. */
  prepareSearch(): Promise<void>;
}

/** Bytes of a block, or a value that is stored by itself (offline-site/read-blocks). */
type LoadedBlock = Uint8Array | { value: unknown };

type LoadBlocks = (
  numbers: readonly number[],
) => Promise<readonly (LoadedBlock | undefined)[]>;

export interface SiteStorage {
  load: LoadBlocks;
  /** Keeps the packed titles for the next start of the worker. */
  keepTitles(bytes: Uint8Array): void;
}

export type OpenOfflineSite = (
  config: PublicSiteConfig,
  content: InstalledPackage,
  storage: SiteStorage,
) => OfflineSite;

export interface PackageSiteOptions {
  storage: PackageStorage;
  config: PublicSiteConfig;
  /** Release of the site. */
  build: string;
  /** Loads the script of the site. */
  loadSite(): OpenOfflineSite;
  /** Called when a part of the package is missing or damaged. */
  onDamage(): void;
}

/** Answers requests from the installed package, if there is one. */
export function createPackageSite(options: PackageSiteOptions) {
  const { storage, config, build, loadSite, onDamage } = options;
  let opening: Promise<OfflineSite | null> | null = null;

  async function open(): Promise<OfflineSite | null> {
    const reading = storage.readInstalled();
    // The script starts while the database answers: a tenth of a second that a first page waits for.
    reading.catch(() => undefined);
    const openSite = loadSite();
    const installed = await reading;
    if (!installed) return null;
    const { version } = installed;
    const made = `${version} ${build}`;
    return openSite(config, installed, {
      load: createLoader(storage, installed, made),
      // A full disk costs the time to pack them again.
      keepTitles: (bytes) =>
        void storage.keepTitles(version, { made, bytes }).catch(() => undefined),
    });
  }

  /** Null without a package, for what it does not have, and when it is damaged. */
  async function ask<Answer>(
    make: (site: OfflineSite) => Promise<Answer>,
  ): Promise<Answer | null> {
    try {
      opening ??= open();
      const site = await opening;
      return site && (await make(site));
    } catch (error) {
      opening = null;
      if (error instanceof Error && error.name === "MissingBlockError") onDamage();
      return null;
    }
  }

  return {
    /** The package has changed. */
    forget(): void {
      opening = null;
    },
    answer: (request: Request) => ask((site) => site.answer(request)),
    answerMissing: (request: Request) => ask((site) => site.answerMissing(request)),
    prepareSearch: () => ask((site) => site.prepareSearch()),
  };
}

/**
 * Reads blocks. The numbers after the last block stand for the parts of the rows, and the one after
 * those for the packed titles, which are null when this browser has not made them. A block whose bytes
 * are missing, or not those that were stored, is undefined.
 */
export function createLoader(
  storage: Pick<PackageStorage, "readBlocks" | "readRows" | "readTitles">,
  { blocks }: Pick<InstalledPackage, "blocks">,
  made: string,
): LoadBlocks {
  const titlesNumber = blocks.length + ROW_PARTS;
  return async (numbers) => {
    const names = numbers.flatMap((number) => blocks[number] ?? []);
    const parts = numbers.filter((each) => each >= blocks.length && each < titlesNumber);
    const [stored, rows, titles] = await Promise.all([
      storage.readBlocks(names),
      storage.readRows(parts.map((number) => number - blocks.length)),
      numbers.includes(titlesNumber) ? storage.readTitles(made) : null,
    ]);
    const read = await Promise.all(
      stored.map(async (bytes, at) => bytes && readBlock(bytes, names[at] ?? "")),
    );
    const values = new Map(names.map((name, at) => [name, read[at]]));
    return numbers.map((number) => {
      const name = blocks[number];
      if (name !== undefined) return values.get(name);
      if (number === titlesNumber) return { value: titles };
      const value = rows[parts.indexOf(number)];
      return value && { value };
    });
  };
}

async function readBlock(
  bytes: Uint8Array,
  name: string,
): Promise<Uint8Array | undefined> {
  try {
    await checkHash(bytes, name);
    return await inflate(bytes);
  } catch {
    return undefined;
  }
}
