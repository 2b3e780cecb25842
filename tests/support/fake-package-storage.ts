import type { ContentStatus } from "~/domain/offline/content-status";
import { splitRows, type PackageRows } from "~/domain/offline/package-format";
import type {
  InstalledPackage,
  KeptTitles,
  PackageStorage,
  PartialPackage,
} from "~/offline-worker/content/package-storage";

export interface FakePackageStorage extends PackageStorage {
  blocks: Map<string, Uint8Array>;
  /** States in the order that they were written. */
  history: ContentStatus[];
}

/** A browser's package storage in memory, with a limit of bytes like a full disk's. */
export function createFakePackageStorage({ quota = Infinity } = {}): FakePackageStorage {
  const blocks = new Map<string, Uint8Array>();
  const rows: PackageRows[] = [];
  const values = new Map<string, unknown>();
  const history: ContentStatus[] = [];
  const read = <Value>(key: string) =>
    Promise.resolve((values.get(key) ?? null) as Value | null);
  const countBytes = () =>
    [...blocks.values()].reduce((sum, { length }) => sum + length, 0);
  function deleteOthers(names: readonly string[]): void {
    for (const name of blocks.keys()) if (!names.includes(name)) blocks.delete(name);
  }
  return {
    blocks,
    history,
    readInstalled: () => read<InstalledPackage>("installed"),
    readRows: (parts) => Promise.resolve(parts.map((part) => rows[part])),
    readTitles(made) {
      const kept = values.get("titles") as KeptTitles | undefined;
      return Promise.resolve(kept?.made === made ? kept.bytes : null);
    },
    async keepTitles(version, titles) {
      const installed = await read<InstalledPackage>("installed");
      if (installed?.version === version) values.set("titles", titles);
    },
    readPartial: () => read<PartialPackage>("partial"),
    readBlocks: (names) => Promise.resolve(names.map((name) => blocks.get(name))),
    listBlocks: () => Promise.resolve([...blocks.keys()]),
    addBlocks(added, partial) {
      const size = added.reduce((sum, { bytes }) => sum + bytes.length, countBytes());
      if (size > quota)
        return Promise.reject(new DOMException("full", "QuotaExceededError"));
      for (const { name, bytes } of added) blocks.set(name, bytes);
      values.set("partial", partial);
      return Promise.resolve();
    },
    install(installed, all) {
      rows.splice(0, Infinity, ...splitRows(all));
      deleteOthers(installed.blocks);
      for (const key of ["partial", "titles"]) values.delete(key);
      values.set("installed", installed);
      return Promise.resolve();
    },
    dropPartial() {
      deleteOthers(
        (values.get("installed") as InstalledPackage | undefined)?.blocks ?? [],
      );
      values.delete("partial");
      return Promise.resolve();
    },
    clear() {
      blocks.clear();
      rows.length = 0;
      for (const key of ["installed", "partial", "titles"]) values.delete(key);
      return Promise.resolve();
    },
    readStatus: () => Promise.resolve(history.at(-1) ?? null),
    writeStatus(status) {
      history.push(status);
      return Promise.resolve();
    },
    readValue: (key) => read(key),
    writeValue(key, value) {
      values.set(key, value);
      return Promise.resolve();
    },
  };
}
