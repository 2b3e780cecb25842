import { openMcp } from "~/composition/open-mcp.server";
import { listFeatures } from "~/domain/site/site-features";
import { createLogger } from "~/http/logging/create-logger.server";
import { createAreasService } from "~/services/areas/index.server";
import {
  DEFAULT_PROFILE,
  makeReport,
  scoreReport,
  type Observatory,
  type ScanOutcome,
} from "~/services/observatory/index.server";
import { PRELOADS, withHeader } from "~/services/observatory/engine/test-capture";
import { createQuestionSearch } from "~/services/search/index.server";
import { createTwinsService } from "~/services/twins/index.server";
import { createUpdatesService } from "~/services/updates/index.server";
import { loadContentStrings } from "~/l10n/content-strings.server";
import { ALL_FLAGS_ON } from "./all-flags-on";
import { compileSite, type CompiledSite } from "./compile-site";
import { startEdge, type Edge, type EdgeOptions } from "./start-edge";

const CONFIG = {
  siteName: "Docs",
  siteOrigin: "https://site.example",
  features: listFeatures({
    ...ALL_FLAGS_ON,
    ADS_ENABLED: false,
  }),
};

const LONG = [
  ...Array.from({ length: 60 }, (_, at) => `Paragraph ${at}: ${"word ".repeat(90)}`),
  "😀".repeat(400),
];

/** Features with more sub-features than an answer has. */
const BIG = ["api.Element", "api.Window", "api.Document", "css.properties.display"];

const PAGES = {
  "/en-US/docs/Web": { title: "Web", body: "The web." },
  "/en-US/docs/Web/API": { title: "Web APIs", body: "Interfaces." },
  "/en-US/docs/Web/API/Headers": {
    title: "Headers",
    frontMatter: "page-type: web-api-interface\nbrowser-compat: api.Headers",
    body: "The **Headers** interface.\n\n## Examples\n\n```js\nnew Headers();\n```\n\n## Browser compatibility\n\n{{Compat}}",
  },
  "/en-US/docs/Web/CSS/Guides/Media_queries": {
    title: "Media queries",
    body: "A guide.",
  },
  "/en-US/docs/Web/CSS/Reference/At-rules/@media": {
    title: "@media",
    frontMatter: "page-type: css-at-rule\nbrowser-compat: css.at-rules.media",
    body: "An at-rule.",
  },
  "/en-US/docs/Web/CSS/Reference/Values/attr": {
    title: "attr()",
    frontMatter: "page-type: css-function\nbrowser-compat: css.types.attr",
    body: "A function.\n\n## Browser compatibility\n\n{{Compat}}",
  },
  "/en-US/docs/Web/API/Headers/get": {
    title: "Headers: get() method",
    frontMatter:
      "page-type: web-api-instance-method\nbrowser-compat:\n  - api.Headers.get\n  - api.Headers.has",
    body: "Returns a value.\n\n## Syntax\n\n```js-nolint\nget(name)\n```\n\n## Browser compatibility\n\n{{Compat}}",
  },
  "/en-US/docs/Web/HTTP/Reference/Headers/X-Frame-Options": {
    title: "X-Frame-Options",
    body: "A header.",
  },
  "/en-US/docs/Web/Pad": { title: "Pad", body: "A pad.\n\n```js\npad;\n```" },
  "/en-US/docs/Web/Pad/index": {
    title: "Pad: index property",
    body: "Its number.\n\n```js\npad.index;\n```",
  },
  "/en-US/docs/Web/Long": { title: "Long", body: `## One\n\n${LONG.join("\n\n")}` },
  "/en-US/docs/Web/Big": {
    title: "Big",
    frontMatter: `browser-compat:${BIG.map((key) => `\n  - ${key}`).join("")}`,
    body: "## Support\n\n{{Compat}}",
  },
  "/de/docs/Web/API": { title: "Web-APIs", body: "Schnittstellen." },
};

const BODY = "Text of the area.\n\n## Code\n\n```js\nzebra();\n```\n";

const AREAS = {
  "blog/posts/zebra/index.md": `---\ntitle: Zebra post\ndescription: D\ndate: 2020-01-02\n---\n\n${BODY}`,
  "curriculum/1-zebra.md": `---\ntemplate: module\n---\n\n# Zebra module\n\n${BODY}`,
  "generic/files/config.json": JSON.stringify({ pages: { about: {} } }),
  "generic/files/about/about.md": `---\ntitle: Zebra about\n---\n\n# Zebra about\n\n${BODY}`,
};

const SCANNER: Pick<Observatory, "scan"> = {
  scan: ({ text }) =>
    Promise.resolve(
      text === "example.com" ? scanFixture() : { kind: "limited", retryAfterSeconds: 7 },
    ),
};

function scanFixture(): ScanOutcome {
  const report = makeReport(
    withHeader("Cross-Origin-Opener-Policy", "same-origin"),
    PRELOADS,
  );
  const { score, grade } = scoreReport(report, DEFAULT_PROFILE);
  const facts = { id: 1, site: "example.com", startedAt: 0, endedAt: 1 };
  const scan = { ...facts, algorithmVersion: DEFAULT_PROFILE, score, grade, report };
  return { kind: "finished", scan, isNew: false };
}

export interface AgentSite extends Edge {
  content: CompiledSite;
  close(): Promise<void>;
}

/** Starts the HTTP layer with a small site for agents; the scanner knows `example.com` alone. */
export async function startAgentSite(edge: EdgeOptions = {}): Promise<AgentSite> {
  const content = await compileSite({
    pages: PAGES,
    areas: AREAS,
    files: {
      "en-us/_redirects.txt":
        "/en-US/docs/Away\thttps://away.example/\n/en-US/docs/Old\t/en-US/docs/Web/API/Headers#examples\n",
    },
  });
  const store = () => content.store;
  const translate = loadContentStrings();
  const { mcp } = openMcp({
    config: CONFIG,
    services: {
      twins: createTwinsService({
        ...CONFIG,
        store,
        translate,
        suggestPages: () => ({ translations: [], similar: [] }),
        listBlogPosts: createAreasService({ ...CONFIG, store, translate }).listBlogPosts,
        lists: null,
        readHome: () => {
          throw new Error("agents read no home page");
        },
      }),
      search: createQuestionSearch({ store }),
      updates: createUpdatesService({ store }),
      observatory: SCANNER as Observatory,
    },
    store,
    version: "1.2.3",
    logger: createLogger({ level: "silent" }),
  });
  const server = await startEdge(content.store, { mcp, ...edge });
  return {
    ...server,
    content,
    async close() {
      await server.close();
      content.remove();
    },
  };
}
