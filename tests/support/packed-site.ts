import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OfflineSettings } from "~/domain/offline/offline-settings";
import { parseOfflineSettings } from "~/domain/offline/offline-settings";
import { createLoader } from "~/offline-worker/content/package-site";
import { createContentUpdater } from "~/offline-worker/content/update-content";
import { openPackageContent } from "~/offline-site/package-content";
import { createBlockReader } from "~/offline-site/read-blocks";
import { LINKED_PAGES } from "~/ui/navigation/sort-navigation-pages";
import { writePackages } from "../../compiler/packages/write-packages";
import { createFakePackageStorage } from "./fake-package-storage";

const ORIGIN = "https://updates.example";

/** A folder of packages, as the server has one. Each release is a day after the last. */
export function createPackageFolder() {
  const folder = mkdtempSync(join(tmpdir(), "packages-"));
  let day = 0;
  return {
    folder,
    pack(storeFile: string) {
      day += 1;
      const now = () => new Date(Date.UTC(2026, 0, day));
      return writePackages({
        storeFile,
        outFolder: folder,
        navigation: LINKED_PAGES,
        now,
      });
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

export interface HostFaults {
  /** Cuts the connection after so many bytes of the file. */
  cutAfter?: number | null;
  /** Sends nothing more after so many bytes of the file, and leaves the connection open. */
  silentAfter?: number | null;
  /** Accepts requests for the releases, and never answers. */
  isSilent?: boolean;
  /** Changes the answer's bytes. */
  change?: ((bytes: Buffer, url: string) => Buffer) | null;
  isDown?: boolean;
}

export interface FakeBrowserOptions {
  folder: string;
  quota?: number;
  room?: number | null;
  silenceMilliseconds?: number;
  settings?: Partial<OfflineSettings>;
}

/** A browser with the worker's updater, in front of an updates host that can fail. */
export async function openPackageBrowser(options: FakeBrowserOptions) {
  const { folder, quota = Infinity, room = null, silenceMilliseconds = 30_000 } = options;
  const storage = createFakePackageStorage({ quota });
  const faults: HostFaults = {};
  const requests: { url: string; range: string | null }[] = [];
  let time = Date.UTC(2026, 5, 1);
  let changes = 0;
  const held = new Set<string>();
  const updater = createContentUpdater({
    storage,
    origin: ORIGIN,
    silenceMilliseconds,
    now: () => time,
    findRoom: () => Promise.resolve(room),
    onChange: () => (changes += 1),
    fetch(url, init) {
      const range = new Headers(init.headers).get("Range");
      requests.push({ url: url.slice(ORIGIN.length), range });
      return answer(join(folder, url.slice(ORIGIN.length)), range, faults, init.signal);
    },
    async runAlone(name, work) {
      if (held.has(name)) return false;
      held.add(name);
      // Browsers grant a lock in a later task.
      await new Promise((resolve) => void setTimeout(resolve));
      await work().finally(() => held.delete(name));
      return true;
    },
  });
  const settings = { ...parseOfflineSettings('{"offline":true}'), ...options.settings };
  await updater.saveSettings(settings);
  return {
    storage,
    updater,
    faults,
    requests,
    setTime: (milliseconds: number) => void (time = milliseconds),
    countChanges: () => changes,
    readStatus: async () => (await storage.readStatus()) ?? undefined,
    /** Opens what is installed as the worker's site does. */
    async openContent() {
      const installed = await storage.readInstalled();
      if (!installed) throw new Error("nothing is installed");
      const { version } = installed;
      const blocks = createBlockReader(createLoader(storage, installed, version));
      const { locale, area } = settings;
      const content = { ...installed, locale, area };
      const store = openPackageContent(
        content,
        blocks,
        (bytes) => void storage.keepTitles(version, { made: version, bytes }),
      );
      return { store, settle: blocks.settle };
    },
  };
}

function answer(
  file: string,
  range: string | null,
  { isDown = false, isSilent = false, ...faults }: HostFaults,
  signal: AbortSignal | null | undefined,
): Promise<Response> {
  if (isDown) return Promise.reject(new TypeError("no network"));
  if (isSilent && file.endsWith(".json")) return waitForAbort(signal);
  if (!existsSync(file)) return Promise.resolve(new Response(null, { status: 404 }));
  const plain = readFileSync(file);
  const bytes = faults.change?.(plain, file) ?? plain;
  const start = Number(/^bytes=(\d+)-$/.exec(range ?? "")?.[1] ?? 0);
  const isFaulty = file.endsWith(".zip");
  const body = toStream(bytes.subarray(start), isFaulty ? faults : {}, signal);
  return Promise.resolve(new Response(body, { status: start > 0 ? 206 : 200 }));
}

const CHUNK_BYTES = 4_000;

function toStream(
  bytes: Buffer,
  { cutAfter, silentAfter }: HostFaults,
  signal: AbortSignal | null | undefined,
): ReadableStream<Uint8Array> {
  const cutAt = cutAfter ?? Infinity;
  const silentAt = silentAfter ?? Infinity;
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (signal?.aborted) controller.error(new DOMException("", "AbortError"));
      else if (at >= cutAt) controller.error(new TypeError("the connection was lost"));
      else if (at >= silentAt) return waitForAbort(signal);
      else if (at >= bytes.length) controller.close();
      else {
        controller.enqueue(new Uint8Array(bytes.subarray(at, at + CHUNK_BYTES)));
        at += CHUNK_BYTES;
      }
    },
  });
}

function waitForAbort(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
  });
}
