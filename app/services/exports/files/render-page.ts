import type { ContentText } from "~/domain/text/strings";
import { escapeAttribute, escapeText } from "~/domain/text/escape-html";
import { describeBaseline } from "~/services/twins/index.server";
import { toRelative, type ArchiveLinks } from "../pages/archive-links";
import type { ArchivePage } from "../pages/archive-page";
import { serializeHtml } from "../pages/html-tree";
import type { SelfContained } from "../pages/make-self-contained";

/** Renders what `<main>` contains: breadcrumbs, title, contents list, article. */
export function renderMain(
  page: ArchivePage,
  { tree }: Pick<SelfContained, "tree">,
  { links, translate }: { links: ArchiveLinks; translate: ContentText },
): string {
  return `${renderTrail(page, links)}<article lang="${page.language}">
<h1>${page.titleHtml}</h1>
${renderBaseline(page, translate)}${renderToc(page, translate)}<div class="prose">${serializeHtml(tree)}</div>
</article>`;
}

/** Renders the Baseline status as a line; "" for a page without one. */
export function renderBaseline(
  { baseline }: Pick<ArchivePage, "baseline">,
  translate: ContentText,
): string {
  if (!baseline) return "";
  const text = escapeText(describeBaseline(baseline, translate));
  return `<p class="archive-baseline"><strong>Baseline</strong> ${text}</p>\n`;
}

function renderTrail({ parents, path }: ArchivePage, links: ArchiveLinks): string {
  const items = parents.slice(0, -1).flatMap(({ uri, title }) => {
    const target = links.findPath(uri);
    const text = escapeText(title);
    return target === null
      ? []
      : [`<li><a href="${toRelative(path, target)}">${text}</a></li>`];
  });
  return items.length === 0 ? "" : `<ol class="archive-trail">${items.join("")}</ol>\n`;
}

function renderToc({ toc }: ArchivePage, translate: ContentText): string {
  if (toc.length < 2) return "";
  const items = toc.map(
    ({ id, text, sub }) =>
      `<li${sub ? ' class="archive-sub"' : ""}><a href="#${escapeAttribute(encodeURIComponent(id))}">${text}</a></li>`,
  );
  const title = escapeText(translate("archive-toc"));
  return `<details class="archive-toc"><summary>${title}</summary><ul>${items.join("")}</ul></details>\n`;
}
