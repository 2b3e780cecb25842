import { prepareTitles, type IndexedTitle } from "~/domain/quick-search/prepare-titles";
import { searchTitles, type TitleMatch } from "~/domain/quick-search/search-titles";

declare global {
  interface Window {
    /** Titles and paths of an archive's pages, most popular first (search-titles.js). */
    archiveTitles?: readonly (readonly [title: string, path: string])[];
  }
}

const MAX_RESULTS = 100;
const ENDING = ".html";

startSearch();

/**
 * The search of an archive, on a page of its own. A classic script with the titles in another one,
 * because pages on a disk may neither fetch files nor import modules.
 */
function startSearch(): void {
  const field = document.querySelector<HTMLInputElement>("main input[name=q]");
  const results = document.querySelector<HTMLElement>("#results");
  if (!field || !results) return;
  const index = prepareTitles((window.archiveTitles ?? []).map(toLine));
  const show = () => {
    const found = searchTitles(index, field.value, MAX_RESULTS);
    const isEmpty = found.length === 0 && field.value.trim() !== "";
    results.replaceChildren(
      isEmpty ? (results.dataset["none"] ?? "") : renderList(found),
    );
  };
  for (const each of document.querySelectorAll<HTMLInputElement>("input[name=q]"))
    each.value = new URLSearchParams(location.search).get("q") ?? "";
  field.addEventListener("input", show);
  show();
  field.focus();
}

/** Titles are compared with the last part of an address, which has no ending. */
function toLine([title, path]: readonly [string, string]): IndexedTitle {
  return { title, url: path.slice(0, -ENDING.length) };
}

function renderList(found: readonly TitleMatch[]): HTMLElement {
  const list = document.createElement("ol");
  list.append(...found.map(renderMatch));
  return list;
}

function renderMatch({ url, parts }: TitleMatch): HTMLElement {
  const item = document.createElement("li");
  const link = document.createElement("a");
  link.href = encodeURI(url + ENDING)
    .replaceAll("?", "%3F")
    .replaceAll("#", "%23");
  for (const { text, isMatch } of parts) {
    const part = isMatch ? document.createElement("mark") : null;
    part?.append(text);
    link.append(part ?? text);
  }
  const place = document.createElement("small");
  place.textContent = url;
  item.append(link, place);
  return item;
}
