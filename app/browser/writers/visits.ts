import { readStored, writeStored } from "../local-storage";

/** Also used by other clients of this documentation. */
const KEY = "viewed-documents";
const MAX_VISITS = 20;

interface Visit {
  url: string;
  title: string;
  timestamp: number;
}

/** Remembers the page for the writers' home, in this browser only. */
export function noteVisit(): void {
  const url = location.pathname;
  const title = document.querySelector("h1")?.textContent;
  if (!/^\/[^/]+\/docs\//.test(url) || !title) return;
  const others = readVisits().filter((visit) => visit.url !== url);
  const visits = [{ url, title, timestamp: Date.now() }, ...others];
  writeStored(KEY, JSON.stringify(visits.slice(0, MAX_VISITS)));
}

/** Lists the remembered pages where the screen has room for them. */
export function showVisits(): void {
  const place = document.querySelector<HTMLElement>("[data-writer-recent]");
  const visits = readVisits();
  if (!place || visits.length === 0) return;
  place.hidden = false;
  place.querySelector("ul")?.replaceChildren(...visits.map(createEntry));
}

function createEntry({ url, title }: Visit): HTMLLIElement {
  const link = document.createElement("a");
  link.href = url;
  link.textContent = title;
  const entry = document.createElement("li");
  entry.append(link);
  return entry;
}

function readVisits(): Visit[] {
  try {
    const visits: unknown = JSON.parse(readStored(KEY) ?? "[]");
    return Array.isArray(visits) ? visits.filter(isVisit) : [];
  } catch {
    return [];
  }
}

function isVisit(value: unknown): value is Visit {
  const visit = value as Partial<Visit> | null;
  return typeof visit?.title === "string" && /^\/[^/]/.test(visit.url ?? "");
}
