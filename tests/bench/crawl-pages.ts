import { readLinks, type PageLinks } from "./read-links";

const AT_ONCE = 4;
/** Sign-in and calls of programs. */
const UNLINKED = /^\/(?:api|users)\//;

export interface CrawlResult {
  /** Defects of the site. */
  problems: string[];
  /** Dead links that writers have put into a text. */
  ofContent: string[];
  figures: Record<string, number>;
}

/** Where a link was found first, and whether none but writers have put it anywhere. */
interface Finding {
  from: string;
  isOfContent: boolean;
}

/** Links by what they ask for: whether there is a page, or an element on it. */
interface Findings {
  pages: Map<string, Finding>;
  elements: Map<string, Finding>;
}

/**
 * Fetches pages, and what they link to on this site. A page answers 200 with a heading and skip links, has
 * each id once, and all that it links to is there: pages at once or after one redirect, and elements
 * on them. Excepted is what writers have put into a text (`ofContent`): `npm run content -- --check`
 * names it to them.
 */
export async function crawlPages(
  origin: string,
  paths: readonly string[],
): Promise<CrawlResult> {
  const reader = createReader(origin);
  const problems: string[] = [];
  const ofContent: string[] = [];
  const found: Findings = { pages: new Map(), elements: new Map() };
  const counts = { links: 0, "skip links": 0, redirects: 0 };

  function blame({ from, isOfContent }: Finding, link: string, reason: string): void {
    (isOfContent ? ofContent : problems).push(`${link} on ${from} ${reason}`);
  }

  async function visit(path: string): Promise<void> {
    const { status, page } = await reader.read(path);
    problems.push(...listFaults(path, status, page));
    counts.links += page.links.length;
    counts["skip links"] += page.skipLinks.length;
    for (const link of page.links) addLink(link, { origin, from: path, found });
  }

  async function checkPage(target: string, finding: Finding): Promise<void> {
    const first = await reader.ask(target);
    if (first.next !== null) counts.redirects += 1;
    // A sign-in leads on to its provider.
    if (first.next !== null && UNLINKED.test(first.next)) return;
    const { status } = first.next === null ? first : await reader.ask(first.next);
    if (status >= 300) blame(finding, target, `answers ${status}`);
  }

  async function checkElement(link: string, finding: Finding): Promise<void> {
    const [target = "", hash = ""] = link.split("#");
    const { status, page } = await reader.follow(target);
    const id = decodeURIComponent(hash);
    // Ids are in small letters; browser/lower-case-hash leads other links to them.
    const isThere = page.ids.has(id) || page.ids.has(id.toLowerCase());
    if (status === 200 && !isThere) blame(finding, link, "leads to no element");
  }

  await forEachAtOnce(paths, visit);
  await forEachAtOnce([...found.pages], (entry) => checkPage(...entry));
  await forEachAtOnce([...found.elements], (entry) => checkElement(...entry));
  const figures = {
    pages: paths.length,
    ...counts,
    targets: found.pages.size,
    fragments: found.elements.size,
    problems: problems.length,
    "dead links of content": ofContent.length,
  };
  return { problems, ofContent, figures };
}

function listFaults(path: string, status: number, page: PageLinks): string[] {
  if (status !== 200) return [`${path} answers ${status}`];
  return [
    ...(page.hasHeading ? [] : [`${path} has no h1`]),
    ...(page.skipLinks.length > 0 ? [] : [`${path} has no skip links`]),
    ...page.repeatedIds.map((id) => `${path} has the id ${id} twice`),
  ];
}

function addLink(
  { href, isOfContent }: PageLinks["links"][number],
  { origin, from, found }: { origin: string; from: string; found: Findings },
): void {
  if (!URL.canParse(href, origin + from)) return;
  const { origin: target, pathname, hash } = new URL(href, origin + from);
  if (target !== origin || UNLINKED.test(pathname)) return;
  add(found.pages, pathname);
  // Text fragments have no element.
  if (hash.length > 1 && !hash.includes(":~:")) add(found.elements, pathname + hash);

  /** The same dead link in a text and around it is the site's. */
  function add(links: Map<string, Finding>, link: string): void {
    if (links.get(link)?.isOfContent ?? true) links.set(link, { from, isOfContent });
  }
}

interface Answer {
  status: number;
  /** Where a redirect within the site leads. */
  next: string | null;
}

/** Fetches addresses of the site, each page once. */
function createReader(origin: string) {
  const known = new Map<string, Promise<Answer & { page: PageLinks }>>();

  async function send(path: string, method: "GET" | "HEAD") {
    const response = await fetch(origin + path, { method, redirect: "manual" });
    const isPage = response.headers.get("content-type")?.startsWith("text/html") ?? false;
    const body = await response.text();
    const location = response.headers.get("location");
    const url = location === null ? null : new URL(location, origin + path);
    const isOutside = url !== null && url.origin !== origin;
    return {
      status: isOutside ? 200 : response.status,
      next: url === null || isOutside ? null : url.pathname + url.search,
      page: readLinks(isPage ? body : ""),
    };
  }

  function read(path: string) {
    const answer = known.get(path) ?? send(path, "GET");
    known.set(path, answer);
    return answer;
  }

  return {
    read,
    async ask(path: string): Promise<Answer> {
      return known.get(path) ?? send(path, "HEAD");
    },
    async follow(path: string) {
      const first = await read(path);
      return first.next === null ? first : read(first.next);
    },
  };
}

async function forEachAtOnce<T>(items: readonly T[], run: (item: T) => Promise<void>) {
  let next = 0;
  const work = async (): Promise<void> => {
    for (let item = items[next++]; item !== undefined; item = items[next++])
      await run(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
