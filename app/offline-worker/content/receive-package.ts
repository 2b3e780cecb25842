import {
  PACKAGE_FORMAT,
  REMOVED_ENTRY,
  ROW_PARTS,
  type PackageIndex,
  type PackageManifest,
  type PackageRows,
} from "~/domain/offline/package-format";
import { checkHash, inflateJson, inflateText, toEntryName } from "./check-entry";
import { limitSilence } from "./limit-silence";
import { mergeIndex } from "./merge-index";
import type {
  InstalledPackage,
  PackageStorage,
  PartialPackage,
  StoredBlock,
} from "./package-storage";
import { DamagedPackageError, readZip, type ReceivedEntry } from "./read-zip";

/** Bytes of blocks that are stored in one transaction. */
const BATCH_BYTES = 500_000;
/** Room beside the package's own bytes: indexes of the database, and the assets of the site. */
const SPARE_BYTES = 20_000_000;

/** The package does not fit into the browser's storage. */
export class NoRoomError extends Error {
  override readonly name = "NoRoomError";
}

export interface ReceiveOptions {
  storage: PackageStorage;
  fetch(url: string, init: RequestInit): Promise<Response>;
  /** Bytes that the browser may still store; null when it does not tell. */
  findRoom(): Promise<number | null>;
  url: string;
  /** The version to receive, and its release date. */
  release: { version: string; date: string };
  /** The package that a difference changes; null for a full package. */
  base: InstalledPackage | null;
  signal: AbortSignal;
  /** Time without a byte after which the connection counts as lost. */
  silenceMilliseconds: number;
  /** Called with the share that is stored, 0 to 1. */
  onProgress(share: number): Promise<void>;
}

/**
 * Receives a package and installs it when it is whole; until then, the installed one stays. Goes on
 * where an earlier attempt for the same file ended. Throws NoRoomError, DamagedPackageError, or the
 * error of the network or the storage.
 */
export async function receivePackage(options: ReceiveOptions): Promise<InstalledPackage> {
  const { storage, url } = options;
  const known = await storage.readPartial();
  const partial = known?.url === url ? known : null;
  const { stream, start } = await openStream(options, partial);
  const receiver = createReceiver(options, start === 0 ? null : partial);
  for await (const entry of readZip(stream, options)) await receiver.take(entry, start);
  return receiver.finish();
}

async function openStream(
  { fetch, url, signal, silenceMilliseconds }: ReceiveOptions,
  partial: PartialPackage | null,
) {
  const offset = partial?.offset ?? 0;
  const headers = offset > 0 ? { Range: `bytes=${offset}-` } : undefined;
  // The browser's cache would hold a second copy, and give a damaged one again at each attempt.
  const answer = fetch(url, {
    signal,
    cache: "no-store",
    ...(headers && { headers }),
  });
  const response = await limitSilence(answer, silenceMilliseconds);
  if (!response.ok || !response.body)
    throw new TypeError(`${url} was answered with ${response.status}`);
  return { stream: response.body, start: response.status === 206 ? offset : 0 };
}

function createReceiver(options: ReceiveOptions, resumed: PartialPackage | null) {
  const { storage, url, base, release } = options;
  let partial = resumed;
  let batch: StoredBlock[] = [];
  let index: PackageIndex | null = null;
  let removed: readonly string[] = [];

  async function start(entry: ReceivedEntry): Promise<void> {
    const manifest = parseManifest(await inflateJson(entry.bytes), options);
    const room = await options.findRoom();
    if (room !== null && room < manifest.bytes + SPARE_BYTES)
      throw new NoRoomError(`needs ${manifest.bytes + SPARE_BYTES} bytes, has ${room}`);
    partial = { url, manifest, offset: entry.end, bytes: 0 };
  }

  async function store(at: PartialPackage): Promise<void> {
    await storage.addBlocks(batch, at);
    batch = [];
    await options.onProgress(Math.min(1, at.bytes / Math.max(1, at.manifest.bytes)));
  }

  return {
    /** @param start Position in the file at which the stream began. */
    async take(entry: ReceivedEntry, begin: number): Promise<void> {
      const name = toEntryName(entry.path);
      if (entry.path === REMOVED_ENTRY) {
        removed = (await inflateText(entry.bytes)).split("\n");
        return;
      }
      await checkHash(entry.bytes, name);
      if (!partial) return start(entry);
      if (name === partial.manifest.index) {
        index = (await inflateJson(entry.bytes)) as PackageIndex;
        return;
      }
      if (!partial.manifest.blocks.includes(name))
        throw new DamagedPackageError(`the manifest does not name ${name}`);
      batch.push({ name, bytes: entry.bytes });
      const bytes = partial.bytes + entry.bytes.length;
      partial = { ...partial, bytes, offset: begin + entry.end };
      if (batch.reduce((sum, each) => sum + each.bytes.length, 0) >= BATCH_BYTES)
        await store(partial);
    },
    async finish(): Promise<InstalledPackage> {
      if (!partial || !index) throw new DamagedPackageError("the package has no index");
      await store(partial);
      const { locale, area, blocks } = partial.manifest;
      if (index.blocks.join() !== blocks.join())
        throw new DamagedPackageError("the index names other blocks");
      const { rows, ...merged } = base
        ? mergeIndex({ ...base, rows: await readRows(storage) }, { index, removed })
        : index;
      const installed = { ...merged, ...release, locale, area };
      await requireBlocks(storage, blocks);
      await storage.install(installed, rows);
      return installed;
    },
  };
}

function parseManifest(
  value: unknown,
  { base, release }: Pick<ReceiveOptions, "base" | "release">,
): PackageManifest {
  const manifest = value as Partial<PackageManifest> | null;
  const isWanted =
    manifest?.format === PACKAGE_FORMAT &&
    manifest.version === release.version &&
    (manifest.from ?? null) === (base?.version ?? null) &&
    Array.isArray(manifest.blocks);
  if (!isWanted) throw new DamagedPackageError("not the package asked for");
  return manifest as PackageManifest;
}

/** All rows of the installed package. Parts may have been evicted. */
async function readRows(storage: PackageStorage): Promise<PackageRows> {
  const parts = await storage.readRows(Array.from({ length: ROW_PARTS }, (_, at) => at));
  if (parts.includes(undefined))
    throw new DamagedPackageError("a part of the rows is missing");
  return Object.assign({}, ...parts) as PackageRows;
}

/** Blocks of an earlier attempt may have been evicted since. */
async function requireBlocks(
  storage: PackageStorage,
  names: readonly string[],
): Promise<void> {
  const stored = new Set(await storage.listBlocks());
  const missing = names.find((name) => !stored.has(name));
  if (missing === undefined) return;
  await storage.dropPartial();
  throw new DamagedPackageError(`block ${missing} is missing`);
}
