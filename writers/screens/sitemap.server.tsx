import type { IndexedPage } from "~/content-store/writer-index.server";
import { toHref } from "~/domain/documents/slug";
import { toSlug } from "../sources/page-lists.server";
import type { ScreenAnswer, WriterRequest } from "../writer-request.server";
import { Field, toTool } from "./parts.server";

const MAX_FOUND = 200;

/** An entry of the tree: a page, or only a part of other pages' slugs. */
export interface Branch {
  slug: string;
  page: IndexedPage | null;
  /** Pages at and below it. */
  count: number;
}

/** The tree of a locale's pages; `q` searches below the current place. */
export function showSitemap(request: WriterRequest): ScreenAnswer {
  const { text, locale, lists, rest, query } = request;
  const search = (query.get("q") ?? "").trim();
  const pages = lists.listLocale(locale);
  const branches =
    search === "" ? listBranches(pages, rest) : listMatchingBranches(pages, rest, search);
  const own = pages.find((page) => toSlug(page).toLowerCase() === rest.toLowerCase());
  return {
    title: text("sitemap"),
    content: (
      <>
        <Trail request={request} />
        <form className="writer-filters" method="get" role="search">
          <Field label={text("filter")} name="q" value={search} />
          <span className="writer-buttons">
            <button className="button">{text("filter")}</button>
          </span>
        </form>
        {own && (
          <p>
            <a href={toHref(own.url)}>{own.title}</a>
          </p>
        )}
        {branches.length === 0 ? (
          <p>{text("nothing-found")}</p>
        ) : (
          <ul className="writer-tree">
            {branches.slice(0, MAX_FOUND).map((branch) => (
              <BranchEntry key={branch.slug} request={request} branch={branch} />
            ))}
          </ul>
        )}
      </>
    ),
  };
}

/** The children of a place in slug order, whether or not they are pages themselves. */
function listBranches(pages: readonly IndexedPage[], place: string): Branch[] {
  const prefix = place === "" ? "" : `${place.toLowerCase()}/`;
  const branches = new Map<string, Branch>();
  for (const page of pages) {
    const slug = toSlug(page);
    if (!slug.toLowerCase().startsWith(prefix)) continue;
    const end = slug.indexOf("/", prefix.length);
    const key = end === -1 ? slug : slug.slice(0, end);
    const branch = branches.get(key.toLowerCase()) ?? { slug: key, page: null, count: 0 };
    branches.set(key.toLowerCase(), {
      slug: key,
      page: end === -1 ? page : branch.page,
      count: branch.count + 1,
    });
  }
  return [...branches.values()];
}

function listMatchingBranches(
  pages: readonly IndexedPage[],
  place: string,
  search: string,
): Branch[] {
  const prefix = place === "" ? "" : `${place.toLowerCase()}/`;
  const words = search.toLowerCase();
  return pages
    .filter((page) => {
      const slug = toSlug(page).toLowerCase();
      return (
        slug.startsWith(prefix) &&
        (slug.slice(prefix.length).includes(words) ||
          page.title.toLowerCase().includes(words))
      );
    })
    .map((page) => ({ slug: toSlug(page), page, count: 1 }));
}

function BranchEntry({ request, branch }: { request: WriterRequest; branch: Branch }) {
  const { text, locale } = request;
  const { slug, page, count } = branch;
  const hasBelow = count > (page ? 1 : 0);
  return (
    <li>
      {hasBelow ? (
        <a href={`/${locale}/_sitemap/${toHref(slug)}`}>{slug}</a>
      ) : (
        <span>{slug}</span>
      )}{" "}
      {hasBelow && <small>{text("documents", { count })}</small>}
      {page && (
        <span className="writer-links">
          <a href={toHref(page.url)}>{page.title}</a>
          {page.path !== null && <a href={toTool("source", page)}>{text("source")}</a>}
        </span>
      )}
    </li>
  );
}

function Trail({ request: { text, locale, rest } }: { request: WriterRequest }) {
  const parts = rest.split("/").filter(Boolean);
  return (
    <nav className="writer-links" aria-label={text("sitemap")}>
      <a href={`/${locale}/_sitemap`}>{text("root")}</a>
      {parts.map((part, at) => (
        <a
          key={at}
          href={`/${locale}/_sitemap/${toHref(parts.slice(0, at + 1).join("/"))}`}
          aria-current={at === parts.length - 1 ? "page" : undefined}
        >
          {part}
        </a>
      ))}
    </nav>
  );
}
