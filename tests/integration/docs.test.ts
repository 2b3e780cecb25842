import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";
import { CORE_COLLECTION_LIMIT } from "~/domain/accounts/collection";
import { QUOTA_LIMIT } from "~/domain/ai-help/ai-help";
import { LOCALES } from "~/domain/locales/locale";
import { MCP_MESSAGES_PER_MINUTE } from "~/domain/site/mcp";
import { KEPT_PAGES } from "~/domain/site/offline-choice";
import { CRAWLER_LIMITS } from "~/http/limits/crawler-limits";
import { EVENT_DAYS } from "~/services/account-events/events-table";
import { REPORT_DAYS, SCAN_DAYS } from "~/services/observatory/scans-table";
import { PING_DAYS } from "~/services/pings/index.server";
import { PLACEMENT_COUNT_DAYS } from "~/services/placements/counts.server";

const FOLDERS =
  "app cli compiler content deploy docs packages public tests writers".split(" ");
const DOCUMENTS = [
  "README.md",
  ...FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) =>
      join(folder, file),
    ),
  ).filter((file) => /^(?!content\/|tests\/fixtures\/|.*node_modules).*\.md$/.test(file)),
];
/** Files that guides have their readers write. */
const EXAMPLES = [
  "app/routes/$locale.meetups/route.tsx",
  "app/routes/api.v1.meetups.ts",
  "compiler/macros/labels/since.ts",
];

const PLUS = "content/generic/files/plus";
const { search, assistant, training, other } = CRAWLER_LIMITS;
/** Numbers that documents and texts state, beside the code that has them. */
const STATED: readonly [file: string, statement: string][] = [
  [`${PLUS}/faq.md`, `We keep this for ${PING_DAYS} days.`],
  [`${PLUS}/features/ai-help.md`, `you can ask ${QUOTA_LIMIT} questions a day`],
  [`${PLUS}/features/collections.md`, `up to ${CORE_COLLECTION_LIMIT} collections`],
  [`${PLUS}/features/overview.md`, `up to ${CORE_COLLECTION_LIMIT}`],
  [`${PLUS}/features/overview.md`, `${QUOTA_LIMIT} questions a day`],
  ["docs/operations.md", `| ${PING_DAYS} days, deleted with the account`],
  ["docs/operations.md", `| ${EVENT_DAYS} days; the last of each user`],
  [
    "docs/operations.md",
    `for ${SCAN_DAYS} days, reports with their headers for ${REPORT_DAYS}`,
  ],
  ["docs/operations.md", `${MCP_MESSAGES_PER_MINUTE} a minute from one address`],
  ["docs/operations.md", `keep the last ${KEPT_PAGES} pages`],
  ["docs/operations.md", `have ${QUOTA_LIMIT} questions in 24 hours`],
  [
    "docs/operations.md",
    `search engines ${search}, assistants ${assistant}, training ${training}`,
  ],
  ["docs/operations.md", `programs without a known name ${other}`],
  ["docs/notices.md", `kept for ${PLACEMENT_COUNT_DAYS} days`],
];

test.each(STATED)("%s states: %s", (file, statement) => {
  expect(readFileSync(file, "utf8").replaceAll(/\s+/g, " ")).toContain(statement);
});

test.each(LOCALES)("states the limits of the free plan in %s", (locale) => {
  const texts = readFileSync(`app/l10n/interface/${locale}.ftl`, "utf8");
  const limits = { "collections-core": CORE_COLLECTION_LIMIT, "ai-core": QUOTA_LIMIT };
  for (const [id, limit] of Object.entries(limits))
    expect(texts).toMatch(new RegExp(`^plus-item-${id} =.*\\b${limit}\\b`, "m"));
});

test("documents name only files and folders that there are", () => {
  const missing = DOCUMENTS.flatMap((file) =>
    findMissing(readFileSync(file, "utf8"), dirname(file)).map((name) => [file, name]),
  );
  expect(DOCUMENTS.length).toBeGreaterThan(200);
  expect(missing).toEqual([]);
});

test("documents name only commands that there are", () => {
  const commands = DOCUMENTS.flatMap((file) => [
    ...readFileSync(file, "utf8").matchAll(/npm run (?:--silent )?([\w:-]+)/g),
  ]).map(([, name]) => name);
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
    scripts: object;
  };
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(commands));
});

test("finds a missing file by its link and by its path in backticks", () => {
  const text =
    "[a](gone.md), `app/gone.ts`, [b](../README.md#x), `app/root`, `app/l10n/`";
  expect(findMissing(text, "docs")).toEqual(["docs/gone.md", "app/gone.ts"]);
});

/** Links lead from the document's folder; paths in backticks begin with a folder of the project. */
function findMissing(text: string, folder: string): string[] {
  const links = [...text.matchAll(/\]\((?!\w+:|\/|#)([^)\s#]+)/g)];
  const paths = [
    ...text.matchAll(new RegExp(`\`((?:${FOLDERS.join("|")})/[\\w./$-]+)\``, "g")),
  ];
  return [
    ...links.map(([, link = ""]) => join(folder, link)),
    ...paths.map(([, path = ""]) => path),
  ].filter((path) => !EXAMPLES.includes(path) && !isThere(path));
}

/** A file may be named without its extension. */
function isThere(path: string): boolean {
  if (existsSync(path)) return true;
  const folder = dirname(path);
  const start = `${basename(path)}.`;
  return existsSync(folder) && readdirSync(folder).some((name) => name.startsWith(start));
}
