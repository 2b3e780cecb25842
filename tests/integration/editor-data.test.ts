import { afterAll, beforeAll, expect, test } from "vitest";
import {
  getCSSLanguageService,
  newCSSDataProvider,
  type CSSDataV1,
} from "vscode-css-languageservice";
import {
  getLanguageService,
  newHTMLDataProvider,
  TextDocument,
  type HTMLDataV1,
  type MarkupContent,
} from "vscode-html-languageservice";
import { CssDataSchema, HtmlDataSchema } from "~/domain/api/custom-data";
import { createPublicData } from "~/composition/create-program-answers.server";
import { createEditorData } from "~/services/editor-data/index.server";
import { createSearchService } from "~/services/search/index.server";
import { compileSite, type CompiledSite } from "../support/compile-site";
import { startEdge, type Edge } from "../support/start-edge";

const REFERENCE = "/en-US/docs/Web";
const COMPAT = "\n\n## Browser compatibility\n\n{{Compat}}";
const PAGES = {
  [`${REFERENCE}/CSS/Reference/Properties/float`]: {
    title: "float",
    frontMatter: "page-type: css-property\nbrowser-compat: css.properties.float",
    body: `The **float** property.\n\n## Formal syntax\n\n{{CSSSyntax}}${COMPAT}`,
  },
  [`${REFERENCE}/CSS/Reference/Selectors/:has`]: {
    title: ":has()",
    frontMatter: "page-type: css-pseudo-class\nbrowser-compat: css.selectors.has",
    body: `Matches parents.${COMPAT}`,
  },
  [`${REFERENCE}/CSS/Reference/At-rules/@layer`]: {
    title: "@layer",
    frontMatter: "page-type: css-at-rule\nbrowser-compat: css.at-rules.layer",
    body: `Declares a layer.${COMPAT}`,
  },
  [`${REFERENCE}/HTML/Reference/Elements/dialog`]: {
    title: "`<dialog>`: The Dialog element",
    frontMatter: "page-type: html-element\nbrowser-compat: html.elements.dialog",
    body: `A dialog box.${COMPAT}`,
  },
  [`${REFERENCE}/HTML/Reference/Global_attributes/lang`]: {
    title: "`lang`",
    frontMatter: "page-type: html-attribute\nbrowser-compat: html.global_attributes.lang",
    body: `The language of an element.${COMPAT}`,
  },
  "/de/docs/Web/HTML/Reference/Elements/dialog": {
    title: "`<dialog>`: Das Dialog-Element",
    frontMatter: "page-type: html-element\nbrowser-compat: html.elements.dialog",
    body: "`<dialog>` ist ein Dialogfeld.",
  },
};

let site: CompiledSite;
let edge: Edge;

beforeAll(async () => {
  site = await compileSite({ pages: PAGES });
  const store = () => site.store;
  edge = await startEdge(site.store, {
    publicData: createPublicData({
      config: { siteName: "Docs", siteOrigin: "https://docs.example", features: [] },
      version: "1.2.3",
      readEditorData: createEditorData({
        store,
        search: createSearchService({ store }),
        siteName: "Docs",
        siteOrigin: "https://docs.example",
      }),
    }),
  });
});

afterAll(async () => {
  await edge.close();
  site.remove();
});

test("an editor shows the page's summary and address for a tag", async () => {
  const response = await edge.get("/api/v1/custom-data/html.json?locale=de");
  const data = (await response.json()) as HTMLDataV1;
  HtmlDataSchema.parse(data);
  const service = getLanguageService({
    useDefaultDataProvider: false,
    customDataProviders: [newHTMLDataProvider("site", data)],
  });
  const text = TextDocument.create("a.html", "html", 1, "<dialog >");
  const page = service.parseHTMLDocument(text);
  const hover = service.doHover(text, { line: 0, character: 3 }, page);
  const { value } = (hover as { contents: MarkupContent }).contents;
  expect(value).toContain("\\<dialog> ist ein Dialogfeld.");
  expect(value).toContain(
    "[Docs](https://docs.example/de/docs/Web/HTML/Reference/Elements/dialog)",
  );
  const { items } = service.doComplete(text, { line: 0, character: 8 }, page);
  expect(items.map(({ label }) => label)).toEqual(
    expect.arrayContaining(["open", "closedby", "lang"]),
  );
});

test("an editor knows properties with values, at-rules and pseudo-classes", async () => {
  const response = await edge.get("/api/v1/custom-data/css.json");
  const json: unknown = await response.json();
  const data = CssDataSchema.parse(json);
  expect(data).toMatchObject({
    properties: [{ name: "float", status: "standard", baseline: { status: "high" } }],
    atDirectives: [{ name: "@layer" }],
    pseudoClasses: [{ name: ":has" }],
  });
  const [float] = data.properties;
  expect(float?.description?.value).toBe("The float property.");
  expect(float?.syntax).toContain("inline-start");
  expect(float?.browsers).toContain("FF1");
  const service = getCSSLanguageService({
    useDefaultDataProvider: false,
    customDataProviders: [newCSSDataProvider(json as CSSDataV1)],
  });
  const text = TextDocument.create("a.css", "css", 1, "p { float: }");
  const sheet = service.parseStylesheet(text);
  const hover = service.doHover(text, { line: 0, character: 6 }, sheet);
  expect(JSON.stringify(hover?.contents)).toContain("The float property.");
  const { items } = service.doComplete(text, { line: 0, character: 10 }, sheet);
  expect(items.map(({ label }) => label)).toContain("inline-start");
});

test("says when nothing changed, and refuses unknown locales and methods", async () => {
  const path = "/api/v1/custom-data/css.json";
  const first = await edge.get(path);
  expect(first.headers.get("cache-control")).toBe("public, max-age=3600");
  expect(first.headers.get("access-control-allow-origin")).toBe("*");
  const etag = first.headers.get("etag") ?? "";
  expect((await edge.get(path, { "If-None-Match": etag })).status).toBe(304);
  expect((await edge.get(`${path}?locale=xx`)).status).toBe(400);
  expect((await edge.request(path, { method: "DELETE" })).status).toBe(405);
});
