import type { PageSummary } from "~/services/documents/documents-service";

/** Pages by title; a page's URL is its title below `/en-US/docs/`. */
export interface FakePages {
  findPage(url: string): PageSummary | null;
  /** Changes the title at a URL, as a new compile may. */
  rename(url: string, title: string): void;
  remove(url: string): void;
}

export function createFakePages(titles: readonly string[]): FakePages {
  const pages = new Map(
    titles.map((title) => {
      const page = toPage(title);
      return [page.mdn_url.toLowerCase(), page];
    }),
  );
  return {
    findPage: (url) => pages.get(url.toLowerCase()) ?? null,
    rename(url, title) {
      const page = pages.get(url.toLowerCase());
      if (page) pages.set(url.toLowerCase(), { ...page, title });
    },
    remove: (url) => void pages.delete(url.toLowerCase()),
  };
}

/** Returns the URL of the page with this title. */
export function toPageUrl(title: string): string {
  return `/en-US/docs/${title}`;
}

function toPage(title: string): PageSummary {
  const mdn_url = toPageUrl(title);
  return {
    title,
    mdn_url,
    parents: [{ uri: mdn_url, title }],
    summary: `All about ${title}`,
    modified: "2026-01-02T03:04:05.000Z",
  };
}
