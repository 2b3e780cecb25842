import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { docUrl, urlKey } from "~/domain/documents/slug";
import { parseFrontMatter, splitSource } from "../../sources/docs/front-matter";
import { parseRedirects, readRedirects } from "../../sources/docs/redirects";
import { openJournal } from "../changes/journal";
import { AuthoringError } from "../files/errors";
import type { Content } from "../pages/content-roots";
import { createContent, type TestContent } from "../test-content";
import { listPages } from "./all-files";
import type { Plan } from "./plan";
import { planDelete } from "./plan-delete";
import { planMove } from "./plan-move";
import { planNew, planRedirect } from "./plan-new";
import { planSync } from "./plan-sync";

const RUNS = 200;

const slug = fc
  .array(fc.constantFrom("A", "B", "C", "d:e"), { minLength: 1, maxLength: 3 })
  .map((parts) => parts.join("/"));
const locale = fc.constantFrom("en-US" as const, "de" as const);

interface Work extends Plan {
  /** The redirect that the author asked for. */
  redirect?: { from: string; to: string };
}

type Step = (content: Content) => Work;

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ slug, locale }).map(
    ({ slug, locale }): Step =>
      (content) =>
        planNew(content, { slug, locale }),
  ),
  fc.record({ from: slug, to: slug, locale: fc.option(locale) }).map(
    (request): Step =>
      (content) =>
        planMove(content, request),
  ),
  fc.record({ slug, locale, redirect: fc.option(slug), isRecursive: fc.boolean() }).map(
    (request): Step =>
      (content) =>
        planDelete(content, request),
  ),
  fc.record({ from: slug, to: slug, locale }).map((request): Step => (content) => ({
    ...planRedirect(content, request),
    redirect: {
      from: docUrl(request.locale, request.from),
      to: docUrl(request.locale, request.to),
    },
  })),
  fc.constant<Step>((content) => planSync(content, ["de"]).plan),
);

/** Where each old address of a page is now, kept apart from the redirect files. */
class Addresses {
  /** Current address by old one. */
  readonly now = new Map<string, string>();

  follow({ moved, deleted, created, redirect }: Work): void {
    // An author may lead an old address of a page to another one.
    if (redirect && this.now.has(urlKey(redirect.from)))
      this.now.set(
        urlKey(redirect.from),
        this.now.get(urlKey(redirect.to)) ?? redirect.to,
      );
    const moves = new Map(moved.map(({ from, to }) => [urlKey(from), to]));
    for (const [old, url] of this.now) {
      const to = moves.get(urlKey(url));
      if (to !== undefined) this.now.set(old, to);
    }
    for (const { from, to } of moved) this.now.set(urlKey(from), to);
    // A page that goes takes its old addresses along, wherever a redirect leads them.
    const gone = new Set(deleted.map(urlKey));
    for (const [old, url] of this.now) if (gone.has(urlKey(url))) this.now.delete(old);
    // A page at an old address answers for itself.
    for (const url of [...created, ...moved.map(({ to }) => to)])
      this.now.delete(urlKey(url));
  }
}

function check({ content, read }: TestContent, addresses: Addresses): void {
  const redirects = new Map<string, string>();
  for (const folder of content.folders) {
    const parsed = readRedirects(folder.path);
    expect(parsed.flaws).toEqual([]);
    for (const { from, to } of parsed.redirects) redirects.set(urlKey(from), to);
  }
  for (const folder of content.folders) expectFinal(read, folder.name, redirects);
  const pages = new Set<string>();
  for (const { file, locale, place } of listPages(content.folders)) {
    const text = read(`${locale.name}/${place}/index.md`);
    const { data, flaws } = parseFrontMatter(splitSource(text).frontMatter);
    expect(flaws).toEqual([]);
    const page = content.findPage(locale.locale, data.slug ?? "");
    expect(page?.file).toBe(file);
    pages.add(`/${locale.locale}/docs/${data.slug ?? ""}`);
  }
  for (const [old, url] of addresses.now) {
    expect(redirects.get(old) ?? `${old} has no redirect`).toBe(url);
    expect(pages).toContain(url);
  }
  const keys = new Set([...pages].map(urlKey));
  for (const [from, to] of redirects) {
    expect(keys).not.toContain(from);
    expect(pages).toContain(to);
  }
}

/** The file itself is sorted and its targets are final, without the help of the reader. */
function expectFinal(
  read: TestContent["read"],
  name: string,
  redirects: ReadonlyMap<string, string>,
): void {
  const lines = read(`${name}/_redirects.txt`)
    .split("\n")
    .filter((line) => /^\//.test(line));
  const sources = lines.map((line) => line.split("\t")[0] ?? "");
  expect(sources).toEqual(sources.toSorted());
  for (const line of lines)
    expect(redirects.has(urlKey(line.split("\t")[1] ?? ""))).toBe(false);
  expect(parseRedirects(lines.join("\n")).redirects).toHaveLength(lines.length);
}

test("keeps redirects final and files whole through random work, and undoes all of it", () => {
  let applied = 0;
  fc.assert(
    fc.property(fc.array(step, { minLength: 4, maxLength: 8 }), (steps) => {
      const site = createContent({
        "/en-US/docs/A": "[b](/en-US/docs/A/B)",
        "/en-US/docs/A/B": "[a](/en-US/docs/A)",
        "/en-US/docs/B": "b",
        "/de/docs/A/B": "b",
        "en-us/a/b/i.png": "\u0000",
        "en-us/_redirects.txt": "#\n",
        "de/_redirects.txt": "#\n",
      });
      const before = site.readAll();
      const journal = openJournal(join(site.data, "journal"), [site.root]);
      const addresses = new Addresses();
      for (const take of steps) {
        const plan = tryToPlan(take, site.content);
        if (!plan) continue;
        journal.apply(plan.changes, plan.label);
        applied++;
        addresses.follow(plan);
        check(site, addresses);
      }
      while (journal.list().length > 0) journal.undo();
      expect(site.readAll()).toEqual(before);
    }),
    { numRuns: RUNS },
  );
  // Most steps must be possible, else the test shows nothing.
  expect(applied).toBeGreaterThan(RUNS);
}, 120_000);

/** Null for a step that is refused, such as the move of a missing page. */
function tryToPlan(take: Step, content: Content): Work | null {
  try {
    return take(content);
  } catch (error) {
    if (error instanceof AuthoringError) return null;
    throw error;
  }
}
