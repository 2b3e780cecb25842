import { useEffect, useRef, useState } from "react";
import type { Collection, CollectionItem } from "~/domain/accounts/collection";
import { useText } from "~/l10n/locale-context";
import { ItemList } from "~/ui/collections/item-list";
import lists from "~/ui/collections/item-list.module.css";
import { Paging } from "~/ui/paging/paging";
import { toListUrl, type ListQuery } from "../$locale.plus.collections/list-query";
import { CollectionItemRow } from "./collection-item-row";

export interface ItemPagesProps {
  collection: Collection;
  /** Path of the collection's page. */
  path: string;
  /** Items of the page that the URL names. */
  items: readonly CollectionItem[];
  query: ListQuery;
  lastPage: number;
  now: number;
}

/**
 * Items of a page, with a "show more" button, or links to the other pages without
 * JavaScript.
 */
export function ItemPages(props: ItemPagesProps) {
  const { collection, path, items, query, lastPage, now } = props;
  const text = useText();
  const first: ItemPage = { items, number: query.page, lastPage };
  const { pages, state, showMore } = useMorePages(path, query, first);
  const list = useFirstNewFocus(pages.length);
  const shown = pages.at(-1) ?? first;
  const seen = new Set<string>();
  // Pages overlap, because articles are saved and removed elsewhere, too: what follows the last known one is new.
  function takeNew(items: readonly CollectionItem[]): readonly CollectionItem[] {
    const known = items.findLastIndex(({ id }) => seen.has(id));
    for (const { id } of items) seen.add(id);
    return items.slice(known + 1);
  }
  const isEnd = shown.number >= shown.lastPage;
  return (
    <div ref={list}>
      <ItemList>
        {pages.flatMap(({ items, number }) =>
          takeNew(items).map((item) => (
            <CollectionItemRow
              key={item.id}
              item={item}
              collection={collection}
              path={path}
              now={now}
              // Actions return to the page that contains the item.
              query={{ ...query, page: number }}
            />
          )),
        )}
      </ItemList>
      {!isEnd && (
        <p className={`${lists.more} ${lists.needsScript}`}>
          <button
            type="button"
            className="button"
            aria-disabled={state === "loading" || undefined}
            onClick={showMore}
          >
            {text(LABELS[state])}
          </button>
        </p>
      )}
      <Paging
        area="collections"
        page={shown.number}
        lastPage={shown.lastPage}
        toUrl={(page) => toListUrl(path, { ...query, page })}
      />
    </div>
  );
}

const LABELS = {
  idle: "viewed-more",
  loading: "collections-loading",
  failed: "collections-load-failed",
} as const;

/** Focuses the first item added by "show more". */
function useFirstNewFocus(pageCount: number) {
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef(0);
  useEffect(() => {
    const links = list.current?.querySelectorAll<HTMLElement>("h2 a");
    if (pageCount > 1) links?.[shown.current]?.focus();
    shown.current = links?.length ?? 0;
  }, [pageCount]);
  return list;
}

interface ItemPage {
  items: readonly CollectionItem[];
  /** 1-based. */
  number: number;
  /** When the page was read. */
  lastPage: number;
}

/** Appends further pages of a collection to the shown ones; a failure can be retried. */
function useMorePages(path: string, query: ListQuery, first: ItemPage) {
  const [more, setMore] = useState<readonly ItemPage[]>([]);
  const [state, setState] = useState<"idle" | "loading" | "failed">("idle");
  const isLoading = useRef(false);
  const pages = [first, ...more];

  async function load(): Promise<void> {
    if (isLoading.current) return;
    isLoading.current = true;
    setState("loading");
    const page = await fetchPage(path, { ...query, page: first.number + pages.length });
    isLoading.current = false;
    setState(page ? "idle" : "failed");
    if (page) setMore((last) => [...last, page]);
  }
  return { pages, state, showMore: () => void load() };
}

/** Null for no network, or an expired session. */
async function fetchPage(path: string, query: ListQuery): Promise<ItemPage | null> {
  try {
    const address = toListUrl(`${path}/more`, query);
    const response = await fetch(address, { redirect: "manual" });
    if (!response.ok) return null;
    const { items, lastPage } = (await response.json()) as Omit<ItemPage, "number">;
    return { items, lastPage, number: query.page };
  } catch {
    return null;
  }
}
