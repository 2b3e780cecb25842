import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Pages listed in the common sidebar. */
const LISTED_PAGES = 200;
const SECTIONS = 12;
const PARAGRAPHS = 4;

const WORDS =
  "a value that the browser computes when the element is laid out and which authors may set for each axis or leave to the initial one".split(
    " ",
  );

/**
 * Generates a site of the given number of pages, each as long as a large reference page (shorter
 * when there are many), with one sidebar of 200 links.
 *
 * @returns the paths of the pages
 */
export function generateSite(
  root: string,
  { pages, sections = SECTIONS }: { pages: number; sections?: number },
): string[] {
  writePage(root, "Web", "The site's own front page.");
  writePage(root, "Web/Listed", "What the sidebar lists.");
  writePage(root, "Web/Other", "What it does not list.");
  mkdirSync(join(root, "sidebars"), { recursive: true });
  writeFileSync(join(root, "sidebars/bench.yaml"), SIDEBAR);
  return Array.from({ length: pages }, (_, number) => {
    const slug = `Web/${number < LISTED_PAGES ? "Listed" : "Other"}/page_${number}`;
    writePage(root, slug, renderBody(number, sections));
    return `/en-US/docs/${slug}`;
  });
}

const SIDEBAR = `sidebar:
  - type: section
    link: /Web
  - type: listSubPages
    path: /Web/Listed
`;

function writePage(root: string, slug: string, body: string): void {
  const folder = join(root, "en-us", slug.toLowerCase());
  mkdirSync(folder, { recursive: true });
  const title = slug.slice(slug.lastIndexOf("/") + 1);
  const head = `---\ntitle: ${title}\nslug: ${slug}\npage-type: guide\nsidebar: bench\n---\n\n`;
  writeFileSync(join(folder, "index.md"), head + body);
}

function renderBody(number: number, sections: number): string {
  return Array.from({ length: sections }, (_, section) =>
    [
      `## Part ${section} of ${number}`,
      ...Array.from({ length: PARAGRAPHS }, (_, at) =>
        renderParagraph(number + section + at),
      ),
      "```js\n" +
        `const part = readPart(${number}, ${section});\nconsole.log(part);\n` +
        "```",
    ].join("\n\n"),
  ).join("\n\n");
}

/** Varies the text, so that it compresses like prose. */
function renderParagraph(seed: number): string {
  const words = Array.from(
    { length: 60 },
    (_, at) => WORDS[(seed * 7 + at * (1 + (seed % 5))) % WORDS.length],
  );
  const target = `/en-US/docs/Web/Listed/page_${seed % LISTED_PAGES}`;
  return `Number ${seed}: ${words.join(" ")}, as [\`page ${seed}\`](${target}) says.`;
}
