import { getOrCreate } from "~/domain/text/get-or-create";
import type { Page } from "../core/page";
import type { PageMemory } from "../incremental/page-memory";

/** Facts of a rendered page that the end of a whole compile needs. */
type KeptPage = Pick<PageMemory, "sidebars" | "quickLinksHtml" | "outline">;

export interface KeptPages {
  add(page: Page, memory: PageMemory): void;
  find(page: Page): KeptPage | undefined;
}

/** Keeps equal facts once, because those of a page and its nine translations mostly are. */
export function createKeptPages(): KeptPages {
  const distinct = new Map<string, KeptPage>();
  const kept = new Map<Page, KeptPage>();
  return {
    add(page, { sidebars, quickLinksHtml, outline }) {
      const facts = { sidebars, quickLinksHtml, outline };
      kept.set(
        page,
        getOrCreate(distinct, JSON.stringify(facts), () => facts),
      );
    },
    find: (page) => kept.get(page),
  };
}
