import type { PublicSiteConfig } from "./worker-config";
import { checkHash, inflateJson } from "./check-entry";
import type { InstalledPackage, PackageStorage } from "./package-storage";

/** The site over a package (app/offline-site), whose script is loaded when it is first needed. */
export interface OfflineSite {
  answer(request: Request): Promise<Response | null>;
  /** The server's 404 for a page that is certainly missing. */
  answerMissing(request: Request): Promise<Response | null>;
}

type LoadBlocks = (
  numbers: readonly number[],
) => Promise<readonly (readonly unknown[] | undefined)[]>;

export type OpenOfflineSite = (
  config: PublicSiteConfig,
  content: InstalledPackage,
  load: LoadBlocks,
) => OfflineSite;

export interface PackageSiteOptions {
  storage: PackageStorage;
  config: PublicSiteConfig;
  /** Loads the script of the site. */
  loadSite(): OpenOfflineSite;
  /** Called when a part of the package is missing or damaged. */
  onDamage(): void;
}

/** Answers requests from the installed package, if there is one. */
export function createPackageSite({ storage, config, loadSite, onDamage }: PackageSiteOptions) {
  let opening: Promise<OfflineSite | null> | null = null;

  async function open(): Promise<OfflineSite | null> {
    const installed = await storage.readInstalled();
    if (!installed) return null;
    return loadSite()(config, installed, createLoader(storage, installed));
  }

  /** Null without a package, for what it does not have, and when it is damaged. */
  async function ask(method: keyof OfflineSite, request: Request): Promise<Response | null> {
    try {
      opening ??= open();
      return (await (await opening)?.[method](request)) ?? null;
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
    answer: (request: Request) => ask("answer", request),
    answerMissing: (request: Request) => ask("answerMissing", request),
  };
}

/**
 * Reads blocks, and parts of the rows, which the numbers after the last block stand for. A block
 * whose bytes are missing, or not those that were stored, is undefined.
 */
export function createLoader(
  storage: Pick<PackageStorage, "readBlocks" | "readRows">,
  { blocks }: Pick<InstalledPackage, "blocks">,
): LoadBlocks {
  return async (numbers) => {
    const names = numbers.flatMap((number) => blocks[number] ?? []);
    const parts = numbers.filter((number) => number >= blocks.length);
    const [stored, rows] = await Promise.all([
      storage.readBlocks(names),
      storage.readRows(parts.map((number) => number - blocks.length)),
    ]);
    const read = await Promise.all(
      stored.map(async (bytes, at) => bytes && readBlock(bytes, names[at] ?? "")),
    );
    const values = new Map(names.map((name, at) => [name, read[at]]));
    return numbers.map((number) => {
      const name = blocks[number];
      if (name !== undefined) return values.get(name);
      const part = rows[parts.indexOf(number)];
      return part && [part];
    });
  };
}

async function readBlock(
  bytes: Uint8Array,
  name: string,
): Promise<readonly unknown[] | undefined> {
  try {
    await checkHash(bytes, name);
    return (await inflateJson(bytes)) as readonly unknown[];
  } catch {
    return undefined;
  }
}
