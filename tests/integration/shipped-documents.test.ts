import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ContentStore } from "~/content-store/content-store";
import { openContentStore } from "~/content-store/reader.server";
import { LOCALES } from "~/domain/locales/locale";
import { loadContentStrings } from "~/l10n/content-strings.server";
import type { DocumentsService } from "~/services/documents/documents-service";
import { createDocumentsService } from "~/services/documents/index.server";
import { compileContent } from "../../compiler/pipeline/compile";
import { listTocTargets } from "../support/toc-targets";
import { DocumentTwinSchema, MetadataTwinSchema } from "../support/document-schema";
import { listExecutable } from "../support/list-executable";
import { withoutOurForms } from "../support/without-our-forms";

/** Checks every shipped page through the public interfaces. */
const ROOT = fileURLToPath(new URL("../../content/", import.meta.url));

let folder = "";
let store: ContentStore;
let documents: DocumentsService;
let urls: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "shipped-documents-"));
  const storeFile = join(folder, "content.sqlite");
  await compileContent({
    contentRoot: join(ROOT, "files"),
    translatedRoot: join(ROOT, "files"),
    shippedSidebars: join(ROOT, "sidebars"),
    storeFile,
    siteName: "Docs",
    isPublicSource: false,
    platformReference: false,
  });
  store = openContentStore(storeFile);
  documents = createDocumentsService({
    store: () => store,
    translate: loadContentStrings(),
  });
  urls = LOCALES.flatMap((locale) =>
    store.listDocumentUrls(locale).map(({ url }) => url),
  );
}, 120_000);

afterAll(() => {
  store.close();
  rmSync(folder, { recursive: true });
});

test("each has JSON and metadata of the documented shape", () => {
  expect(urls.length).toBeGreaterThan(50);
  for (const url of urls) {
    const twin = DocumentTwinSchema.safeParse(parse(documents.findDocumentJson(url)));
    expect({ url, issues: twin.error?.issues ?? [] }).toEqual({ url, issues: [] });
    const metadata = MetadataTwinSchema.safeParse(
      parse(documents.findDocumentMetadata(url)),
    );
    expect({ url, issues: metadata.error?.issues ?? [] }).toEqual({ url, issues: [] });
  }
});

test("each has exactly the sections of its table of contents", () => {
  for (const url of urls) {
    const { doc } = DocumentTwinSchema.parse(parse(documents.findDocumentJson(url)));
    const ids = doc.body.flatMap(({ value }) => (value.id === null ? [] : [value.id]));
    expect({ url, ids: doc.toc.map(({ id }) => id) }).toEqual({ url, ids });
    expect(new Set(ids).size).toBe(ids.length);
    expect(doc.mdn_url).toBe(url);
  }
});

test("each link of a table of contents points to an id of the article", () => {
  for (const url of urls) {
    const page = documents.findDocumentPage(url);
    const links = listTocTargets(page?.document.toc ?? []);
    const html = page?.articleHtml ?? "";
    const dead = links.filter((id) => !html.includes(` id="${id}"`));
    expect({ url, dead }).toEqual({ url, dead: [] });
  }
});

test("none contains a script", () => {
  for (const url of urls) {
    const page = documents.findDocumentPage(url);
    const html = (page?.articleHtml ?? "") + (page?.sidebarHtml ?? "");
    expect({ url, found: listExecutable(withoutOurForms(html)) }).toEqual({
      url,
      found: [],
    });
  }
});

function parse(found: { json: string } | null): unknown {
  return found && JSON.parse(found.json);
}
