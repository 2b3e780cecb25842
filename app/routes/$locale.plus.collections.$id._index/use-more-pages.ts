import { useRef, useState } from "react";
import type { CollectionItem } from "~/domain/accounts/collection";
import { toListUrl, type ListQuery } from "../$locale.plus.collections/list-query";

export interface ItemPage {
  items: readonly CollectionItem[];
  /** 1-based. */
  number: number;
}

/** Appends further pages of a collection to the shown ones; a failure can be retried. */
export function useMorePages(path: string, query: ListQuery, first: ItemPage) {
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

/** Null for no network, an expired session, or a collection that has become shorter. */
async function fetchPage(path: string, query: ListQuery): Promise<ItemPage | null> {
  try {
    const address = toListUrl(`${path}/more`, query);
    const response = await fetch(address, { redirect: "manual" });
    if (!response.ok) return null;
    const { items } = (await response.json()) as { items: CollectionItem[] };
    return { items, number: query.page };
  } catch {
    return null;
  }
}
