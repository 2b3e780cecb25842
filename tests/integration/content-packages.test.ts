import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import type { ContentStore } from "~/content-store/content-store";
import { readVersionDate } from "~/content-store/store-version";
import { LOCALES } from "~/domain/locales/locale";
import {
  PACKAGE_FORMAT,
  ROW_PARTS,
  type PackageRows,
} from "~/domain/offline/package-format";
import {
  parseOfflineSettings,
  type OfflineSettings,
} from "~/domain/offline/offline-settings";
import { MOST_BYTES } from "~/offline-worker/content/check-entry";
import { foldText } from "~/domain/search/fold-text";
import { createOfflinePackages } from "~/services/offline-packages/index.server";
import { createSearchService } from "~/services/search/index.server";
import type { SearchRequest, SearchResults } from "~/services/search/search-service";
import type { InstalledPackage } from "~/offline-worker/content/package-storage";
import { packBlock } from "../../compiler/packages/pack-blocks";
import { toZipFile } from "../../compiler/packages/zip-file";
import {
  compileSite,
  type CompiledSite,
  type FixturePage,
} from "../support/compile-site";
import type { FakePackageStorage } from "../support/fake-package-storage";
import { createPackageFolder, openPackageBrowser } from "../support/packed-site";

const GUIDE = "/en-US/docs/Web/CSS/Guide";
const ENGLISH_API = "/en-US/docs/Web/API/Element/after";
/** Enough different words that packages have several blocks. */
const WORDS = Array.from({ length: 9_000 }, (_, at) => `w${(at * 7919).toString(36)}`);

function toPages(text = "first words"): Record<string, FixturePage | string> {
  const many = Array.from({ length: 24 }, (_, at): [string, string] => {
    const words = WORDS.slice(at * 300, (at + 4) * 300);
    return [`/en-US/docs/Web/Page${at}`, `Page ${at} about ${words.join(" ")}`];
  });
  return {
    "/en-US/docs/Web": "All.",
    "/en-US/docs/Web/CSS": "Styles.",
    [GUIDE]: {
      title: "Guide of grids",
      body: `Some ${text} about grids.\n\n## Try it\n\n\`\`\`css live-sample___try\na { color: red }\n\`\`\`\n\n{{EmbedLiveSample("try")}}`,
    },
    "/de/docs/Web": "Alles.",
    "/de/docs/Web/API/Element": {
      frontMatter: "browser-compat: api.Element",
      body: "## Browser\n\n{{Compat}}",
    },
    [ENGLISH_API]: "After.",
    ...Object.fromEntries(many),
  };
}

let site: CompiledSite;
let changed: CompiledSite;
const packages = createPackageFolder();
const releases = createPackageFolder();

beforeAll(async () => {
  site = await compileSite({ pages: toPages() });
  packages.pack(site.storeFile);
  releases.pack(site.storeFile);
});
// A hook of its own, because each compile counts against the time of its hook.
beforeAll(async () => {
  const removed = ["/de/docs/Web", "/de/docs/Web/API/Element", ENGLISH_API];
  const pages = Object.entries(toPages("changed words")).filter(
    ([url]) => ![...removed, "/en-US/docs/Web/Page3"].includes(url),
  );
  changed = await compileSite({
    pages: { ...Object.fromEntries(pages), "/en-US/docs/Web/New": "A new page." },
  });
  releases.pack(changed.storeFile);
});
afterAll(() => {
  site.remove();
  changed.remove();
  packages.remove();
  releases.remove();
});

type Settle = Awaited<ReturnType<Browser["openContent"]>>["settle"];
type Browser = Awaited<ReturnType<typeof openPackageBrowser>>;

/** Compares all that pages read of the English documents. */
async function expectSame(
  { store, settle }: { store: ContentStore; settle: Settle },
  server: ContentStore,
): Promise<void> {
  const urls = server.listDocumentUrls("en-US");
  expect(await settle(() => store.listDocumentUrls("en-US"))).toEqual(urls);
  for (const { url } of urls) {
    const found = await settle(() => store.findDocument(url.toLowerCase()));
    const wanted = server.findDocument(url);
    expect(found?.document).toEqual(wanted?.document);
    const { sidebarId = null } = found ?? {};
    const sidebar = await settle(() =>
      sidebarId === null ? null : store.findSidebar(sidebarId),
    );
    const wantedId = wanted?.sidebarId ?? null;
    expect(sidebar?.html).toEqual(
      wantedId === null ? undefined : server.findSidebar(wantedId)?.html,
    );
  }
  for (const locale of LOCALES)
    expect(await settle(() => store.countDocuments(locale))).toBe(
      server.countDocuments(locale),
    );
  expect(await settle(() => store.listSampleAreas())).toEqual(server.listSampleAreas());
  expect(readVersionDate(store.version)).toEqual(readVersionDate(server.version));
  const titles = await settle(() => store.readSearchIndex("en-US"));
  expect(JSON.parse(titles.json)).toEqual(
    JSON.parse(server.readSearchIndex("en-US").json),
  );
}

async function listByText(store: ContentStore, settle: Settle, word: string) {
  const query = { locale: "en-US", terms: [[word]], need: "all" } as const;
  const matches = await settle(() => store.rateText(query));
  const pages = await settle(() => store.listSearchPages("en-US"));
  const urls = new Map(pages.map(({ id, url }) => [id, url]));
  return matches
    .map(({ id, score }) => ({ url: urls.get(id), score: score.toFixed(6) }))
    .sort((a, b) => String(a.url).localeCompare(String(b.url)));
}

test("gives pages, sidebars, samples, search and quick search of the server's store", async () => {
  const browser = await openPackageBrowser({ folder: packages.folder });
  await browser.updater.update();
  const content = await browser.openContent();
  const { store, settle } = content;
  await expectSame(content, site.store);
  const sample = await settle(() => store.findLiveSample(GUIDE, "try"));
  expect(sample).toEqual(site.store.findLiveSample(GUIDE, "try"));
  expect(sample).not.toBeNull();
  for (const word of ["grids", "first", WORDS[700] ?? "", "page"])
    expect(await listByText(store, settle, word)).toEqual(
      await listByText(site.store, (make) => Promise.resolve(make()), word),
    );
  expect(await browser.readStatus()).toMatchObject({ phase: "idle", progress: null });
});

test("installs one area alone", async () => {
  const browser = await openPackageBrowser({
    folder: packages.folder,
    settings: { area: "css" },
  });
  await browser.updater.update();
  const { store, settle } = await browser.openContent();
  const documents = await settle(() => store.listDocumentUrls("en-US"));
  expect(documents.map(({ url }) => url)).toEqual(["/en-US/docs/Web/CSS", GUIDE]);
});

test("knows the pages outside of the package that menus and tables link", async () => {
  const openStore = async (settings: Partial<OfflineSettings>) => {
    const browser = await openPackageBrowser({ folder: packages.folder, settings });
    await browser.updater.update();
    const { store, settle } = await browser.openContent();
    return (url: string) => settle(() => store.findLinkedUrl(url));
  };
  const findFromGerman = await openStore({ locale: "de" });
  const findFromStyles = await openStore({ area: "css" });
  // Linked by a menu, by a table, in the package itself, linked by nothing.
  expect(await findFromGerman("/en-us/docs/web/css")).toBe("/en-US/docs/Web/CSS");
  expect(await findFromGerman(ENGLISH_API.toLowerCase())).toBe(ENGLISH_API);
  expect(await findFromGerman("/de/docs/web")).toBe("/de/docs/Web");
  expect(await findFromGerman("/en-US/docs/Web")).toBeNull();
  expect(await findFromGerman(GUIDE)).toBeNull();
  expect(await findFromStyles("/en-US/docs/Web")).toBe("/en-US/docs/Web");
  expect(await findFromStyles(ENGLISH_API)).toBeNull();
});

test("writes the same bytes for the same content, and nothing for a store it knows", () => {
  const again = createPackageFolder();
  onTestFinished(() => again.remove());
  const [first] = again.pack(site.storeFile);
  const folder = "updates/en-US/all/packages";
  const [name = ""] = readdirSync(join(again.folder, folder));
  expect(name).toBe(`${first?.version ?? ""}-content.zip`);
  expect(readFileSync(join(again.folder, folder, name))).toEqual(
    readFileSync(join(packages.folder, folder, name)),
  );
  expect(again.pack(site.storeFile)).toEqual([]);
});

test("keeps the files of the release before for browsers that are loading them", () => {
  const again = createPackageFolder();
  onTestFinished(() => again.remove());
  const folder = join(again.folder, "updates/en-US/all/packages");
  const listVersions = () => {
    const names = readdirSync(folder);
    return new Set(names.map((name) => name.split("-")[0]));
  };
  const pack = (file: string) => again.pack(file)[0]?.version;
  const first = pack(site.storeFile);
  const second = pack(changed.storeFile);
  expect(listVersions()).toEqual(new Set([first, second]));
  writeFileSync(join(folder, "0123456789abcdef-content.zip"), "of an older release");
  expect(pack(site.storeFile)).toBe(first);
  expect(listVersions()).toEqual(new Set([first, second]));
});

test("packs again where the notes of a release were cut off by a power failure", () => {
  const again = createPackageFolder();
  onTestFinished(() => again.remove());
  const [first] = again.pack(site.storeFile);
  const notes = join(again.folder, "updates/en-US/all/state", first?.version ?? "");
  writeFileSync(notes, readFileSync(notes).subarray(0, 20));
  const [next] = again.pack(changed.storeFile);
  expect(next).toMatchObject({ locale: "en-US", area: "all", differences: [] });
});

test("offers no package of a language or an area that the content no longer has", () => {
  const [before, after] = [packages, releases].map(({ folder }) =>
    createOfflinePackages({ folder, isElsewhere: false }).listOffers(),
  );
  expect(before).toEqual([
    { locale: "en-US", areas: ["all", "css", "api"] },
    { locale: "de", areas: ["all", "api"] },
  ]);
  expect(after).toEqual([{ locale: "en-US", areas: ["all", "css"] }]);
  const files = readdirSync(releases.folder, { recursive: true }).map(String);
  expect(files.filter((file) => /^updates\/(?:de|en-US\/api)\//.test(file))).toEqual([]);
});

test("updates by the difference, and has what a full package of the release has", async () => {
  const browser = await openPackageBrowser({ folder: releases.folder });
  const first = createPackageFolder();
  onTestFinished(() => first.remove());
  first.pack(site.storeFile);
  const old = await openPackageBrowser({ folder: first.folder });
  await old.updater.update();
  await copyInstalled(old.storage, browser.storage);
  await browser.updater.update();
  expect(browser.requests.at(-1)?.url).toMatch(/-update\.zip$/);
  const content = await browser.openContent();
  await expectSame(content, changed.store);
  const { store, settle } = content;
  expect(await listByText(store, settle, "first")).toEqual([]);
  for (const word of ["changed", "new", "page", WORDS[1_000] ?? ""])
    expect(await listByText(store, settle, word)).toEqual(
      await listByText(changed.store, (make) => Promise.resolve(make()), word),
    );
});

test("finds the words of all pages after a release and the return to the one before it", async () => {
  const folder = createPackageFolder();
  const restored = await compileSite({ pages: toPages() });
  onTestFinished(() => {
    restored.remove();
    folder.remove();
  });
  const browser = await openPackageBrowser({ folder: folder.folder });
  for (const { storeFile } of [site, changed, restored]) {
    folder.pack(storeFile);
    await browser.updater.update();
  }
  expect(browser.requests.at(-1)?.url).toMatch(/-update\.zip$/);
  const { store, settle } = await browser.openContent();
  for (const word of ["first", "changed", "page", WORDS[1_000] ?? ""])
    expect(await listByText(store, settle, word)).toEqual(
      await listByText(restored.store, (make) => Promise.resolve(make()), word),
    );
});

test("keeps the packed titles for the next start, until another package or none is installed", async () => {
  const browser = await openPackageBrowser({ folder: packages.folder });
  await browser.updater.update();
  const readTitles = async () => {
    const { store, settle } = await browser.openContent();
    return settle(() => store.readTitleIndex("en-US"));
  };
  const made = (await browser.storage.readInstalled())?.version ?? "";
  expect(await browser.storage.readTitles(made)).toBeNull();
  const packed = await readTitles();
  expect(await browser.storage.readTitles(made)).toBe(packed);
  expect(await readTitles()).toBe(packed);
  expect(await browser.storage.readTitles("another release")).toBeNull();

  await browser.storage.keepTitles("gone", { made, bytes: new Uint8Array() });
  expect(await browser.storage.readTitles(made)).toBe(packed);
  await browser.updater.clear();
  expect(await browser.storage.readTitles(made)).toBeNull();
  await browser.storage.keepTitles(made, { made, bytes: new Uint8Array() });
  expect(await browser.storage.readTitles(made)).toBeNull();
});

test("finds by a search what the server finds, each time that it is asked", async () => {
  const browser = await openPackageBrowser({ folder: packages.folder });
  await browser.updater.update();
  const { store, settle } = await browser.openContent();
  const own = createSearchService({ store: () => store });
  const server = createSearchService({ store: () => site.store });
  const steps = await settle(() => own.prepare("en-US"));
  while (steps.next().done !== true);
  for (const query of [
    "grids",
    "guide of",
    "page about",
    "gudie",
    "nothinglikeit",
    "web",
  ]) {
    const request = toRequest(query);
    const wanted = toFound(server.search(request));
    for (let time = 0; time < 2; time += 1)
      expect(toFound(await settle(() => own.search(request)))).toEqual(wanted);
  }
});

test.each([
  ["ja", "ウェブのプログラミングと画像、バグ。", "プログラミング バグ 画像 ブ グ"],
  ["ko", "웹 프로그래밍과 그림.", "프로그래밍 그림 웹"],
  ["zh-TW", "網頁程式設計。", "程式設計 頁"],
  ["ru", "Ещё один сайт и йод.", "ещё сайт йод"],
  ["de", "Größe und Äpfel.", "größe äpfel"],
] as const)("finds words of %s, whatever their marks", async (locale, body, words) => {
  const folder = createPackageFolder();
  const own = await compileSite({ pages: { [`/${locale}/docs/Web`]: body } });
  onTestFinished(() => {
    own.remove();
    folder.remove();
  });
  folder.pack(own.storeFile);
  const browser = await openPackageBrowser({
    folder: folder.folder,
    settings: { locale },
  });
  await browser.updater.update();
  const { store, settle } = await browser.openContent();
  for (const word of words.split(" ")) {
    const query = { locale, terms: [[foldText(word)]], need: "all" } as const;
    const counts = [
      own.store.countText(query),
      await settle(() => store.countText(query)),
    ];
    expect([word, ...counts]).toEqual([word, 1, 1]);
  }
});

function toRequest(query: string): SearchRequest {
  return { query, locales: ["en-US"], sort: "best", page: 1, topic: null };
}

/** Results without the time and the last digits of scores. */
function toFound({ tookMilliseconds: _, hits, ...found }: SearchResults) {
  return { ...found, hits: hits.map((hit) => ({ ...hit, score: hit.score.toFixed(6) })) };
}

/** Installs in one storage what another has. */
async function copyInstalled(
  from: FakePackageStorage,
  to: FakePackageStorage,
  change: Partial<InstalledPackage> = {},
): Promise<void> {
  const installed = await from.readInstalled();
  if (!installed) throw new Error("nothing is installed");
  for (const [name, bytes] of from.blocks) to.blocks.set(name, bytes);
  const parts = await from.readRows(Array.from({ length: ROW_PARTS }, (_, at) => at));
  const rows = Object.assign({}, ...parts) as PackageRows;
  await to.install({ ...installed, ...change }, rows);
}

describe("faults", () => {
  async function openInstalled(
    options: Partial<Parameters<typeof openPackageBrowser>[0]> = {},
  ) {
    const browser = await openPackageBrowser({ folder: packages.folder, ...options });
    await browser.updater.update();
    return browser;
  }

  test("a connection that is lost goes on where it ended", async () => {
    const browser = await openPackageBrowser({ folder: packages.folder });
    browser.faults.cutAfter = 60_000;
    await browser.updater.update();
    expect(await browser.readStatus()).toMatchObject({
      phase: "idle",
      local: null,
      problem: "network",
    });
    expect(await browser.storage.readInstalled()).toBeNull();
    browser.faults.cutAfter = null;
    await browser.updater.update();
    await expectSame(await browser.openContent(), site.store);
  });

  test("a connection that goes silent is a lost one, of which the rest is sent later", async () => {
    const browser = await openPackageBrowser({
      folder: packages.folder,
      silenceMilliseconds: 50,
    });
    browser.faults.silentAfter = 60_000;
    await browser.updater.update();
    const status = await browser.readStatus();
    expect(status).toMatchObject({ phase: "idle", local: null, problem: "network" });
    browser.faults.silentAfter = 0;
    await browser.updater.update();
    browser.faults.silentAfter = null;
    await browser.updater.update();
    await expectSame(await browser.openContent(), site.store);
    browser.faults.isSilent = true;
    await browser.updater.check();
    expect(await browser.readStatus()).toMatchObject({ problem: "network" });
  });

  test("an interrupted package of another area has nothing to go on with", async () => {
    const browser = await openPackageBrowser({ folder: packages.folder });
    const scope = { locale: "en-US", area: "all", version: "1", from: null };
    const manifest = {
      ...scope,
      format: PACKAGE_FORMAT,
      blocks: [],
      index: "",
      bytes: 2,
    };
    await browser.storage.addBlocks([], { url: "", offset: 1, bytes: 1, manifest });
    await browser.updater.check();
    expect(await browser.readStatus()).toMatchObject({ phase: "idle", progress: 0.5 });
    const settings = {
      ...parseOfflineSettings('{"offline":true}'),
      area: "css" as const,
    };
    await browser.updater.saveSettings(settings);
    await browser.updater.check();
    expect(await browser.readStatus()).toMatchObject({ phase: "idle", progress: null });
  });

  test("a shortened or changed package is not used, and what is installed stays", async () => {
    const browser = await openInstalled();
    const shorten = (bytes: Buffer) => bytes.subarray(0, bytes.length - 20_000);
    const change = (bytes: Buffer) => {
      const copy = Buffer.from(bytes);
      copy.writeUInt8(copy.readUInt8(9_000) ^ 1, 9_000);
      return copy;
    };
    for (const fault of [shorten, change]) {
      const other = await openPackageBrowser({ folder: releases.folder });
      await copyInstalled(browser.storage, other.storage, { version: "0".repeat(16) });
      other.faults.change = (bytes, url) => (url.endsWith(".zip") ? fault(bytes) : bytes);
      await other.updater.update();
      expect((await other.readStatus())?.problem).toBe("damaged");
      await expectSame(await other.openContent(), site.store);
      expect(other.countChanges()).toBe(0);
    }
  });

  test("a package with what its manifest does not name, or that grows without end, is not used", async () => {
    const browser = await openPackageBrowser({ folder: packages.folder });
    await browser.updater.check();
    const version = (await browser.readStatus())?.remote?.latest;
    const facts = { format: PACKAGE_FORMAT, version, from: null, bytes: 1 };
    const wanted = { locale: "en-US", area: "all" };
    const other = packBlock("[1]");
    const bomb = packBlock(" ".repeat(MOST_BYTES + 1));
    for (const entry of [other, bomb]) {
      const named = entry === bomb ? bomb.name : "none";
      const manifest = { ...facts, ...wanted, blocks: [], index: named };
      const first = packBlock(JSON.stringify(manifest));
      const file = toZipFile([
        { ...first, path: `${first.name}.manifest.json` },
        { ...entry, path: `../../${entry.name}.json` },
      ]);
      browser.faults.change = (bytes, url) => (url.endsWith(".zip") ? file : bytes);
      await browser.updater.update();
      expect(await browser.readStatus()).toMatchObject({ problem: "damaged" });
      expect(browser.storage.blocks.size).toBe(0);
    }
    browser.faults.change = null;
    await browser.updater.update();
    expect(await browser.readStatus()).toMatchObject({ problem: null });
  });

  test("an answer that is no update file is ignored", async () => {
    const browser = await openPackageBrowser({ folder: packages.folder });
    browser.faults.change = () => Buffer.from('{"latest":"../x","date":"now"}');
    await browser.updater.update();
    expect(browser.requests).toHaveLength(1);
    expect(await browser.readStatus()).toMatchObject({
      phase: "idle",
      problem: "network",
    });
  });

  test("a release older than the installed one is not taken", async () => {
    const browser = await openInstalled({ folder: releases.folder });
    const installed = await browser.storage.readInstalled();
    browser.faults.change = (bytes) =>
      Buffer.from(
        JSON.stringify({ date: "2020-01-01", latest: "0".repeat(16), updates: [] }) ||
          bytes,
      );
    await browser.updater.update();
    expect(await browser.storage.readInstalled()).toEqual(installed);
    const status = await browser.readStatus();
    expect(status?.remote?.latest).toBe(installed?.version);
  });

  test("a disk without room is seen before anything is stored, or when it fills up", async () => {
    const little = await openInstalled({ room: 1_000 });
    expect((await little.readStatus())?.problem).toBe("room");
    expect(little.storage.blocks.size).toBe(0);
    const full = await openInstalled({ quota: 10_000 });
    expect((await full.readStatus())?.problem).toBe("room");
    expect(await full.storage.readInstalled()).toBeNull();
  });

  test("of two updates at once, one is left out", async () => {
    const browser = await openPackageBrowser({ folder: packages.folder });
    await Promise.all([browser.updater.update(), browser.updater.update()]);
    const files = browser.requests.filter(({ url }) => url.endsWith(".zip"));
    expect(files).toHaveLength(1);
    await expectSame(await browser.openContent(), site.store);
  });

  test("removing everything during an update leaves nothing", async () => {
    const browser = await openPackageBrowser({ folder: packages.folder });
    const updating = browser.updater.update();
    await browser.updater.check();
    const clearing = browser.updater.clear();
    await Promise.all([updating, clearing]);
    expect(browser.storage.blocks.size).toBe(0);
    expect(await browser.storage.readInstalled()).toBeNull();
    expect(await browser.readStatus()).toMatchObject({ phase: "idle", local: null });
  });

  test("removing works on a disk so full that not even its state can be noted", async () => {
    const { storage, updater, readStatus } = await openInstalled({});
    const { writeStatus } = storage;
    storage.writeStatus = (status) =>
      storage.blocks.size === 0
        ? writeStatus(status)
        : Promise.reject(new DOMException("full", "QuotaExceededError"));
    await updater.clear();
    expect(storage.blocks.size).toBe(0);
    expect(await storage.readInstalled()).toBeNull();
    expect(await readStatus()).toMatchObject({ phase: "idle", local: null });
  });

  test("an update and a removal that are asked for during a check come after it", async () => {
    const browser = await openPackageBrowser({ folder: packages.folder });
    await Promise.all([browser.updater.check(), browser.updater.update()]);
    await expectSame(await browser.openContent(), site.store);
    await Promise.all([browser.updater.check(), browser.updater.clear()]);
    expect(await browser.storage.readInstalled()).toBeNull();
    const { check, update, clear } = browser.updater;
    await Promise.all([check(), update(), clear()]);
    expect(await browser.storage.readInstalled()).toBeNull();
    expect(browser.storage.blocks.size).toBe(0);
  });

  test("a removal during an automatic update does not undo a later update", async () => {
    const browser = await openPackageBrowser({
      folder: packages.folder,
      settings: { autoUpdates: true },
    });
    const updating = browser.updater.updateWhenDue();
    await browser.updater.clear();
    await updating;
    await browser.updater.update();
    expect(await browser.storage.readInstalled()).not.toBeNull();
  });

  test("a block that was evicted is an error of its own, and the next update brings it back", async () => {
    const browser = await openInstalled();
    const { store, settle } = await browser.openContent();
    browser.storage.blocks.clear();
    await expect(settle(() => store.findDocument(GUIDE))).rejects.toThrow("missing");
    await browser.updater.drop();
    await browser.updater.check();
    expect(await browser.readStatus()).toMatchObject({ local: null, problem: "damaged" });
    await browser.updater.update();
    expect(await browser.readStatus()).toMatchObject({ problem: null });
    await expectSame(await browser.openContent(), site.store);
  });

  test("a clock that is put back does not stop automatic updates", async () => {
    const browser = await openInstalled({ settings: { autoUpdates: true } });
    const count = () => browser.requests.length;
    const before = count();
    await browser.updater.updateWhenDue();
    expect(count()).toBe(before);
    browser.setTime(Date.UTC(2001, 0, 1));
    await browser.updater.updateWhenDue();
    expect(count()).toBeGreaterThan(before);
  });
});
