import {
  clickUrl,
  imageUrl,
  toColorStyle,
  viewedUrl,
  type Placement,
  type PlacementsResponse,
} from "~/domain/notices/placement";
import { isSlot, listKeywords, type Slot } from "~/domain/notices/slots";
import { watchView } from "./watch-view";

const BOX = ".placement-box";
const TEXTS = ["heading", "copy", "cta"] as const;
const BANNERS: readonly Slot[] = ["top", "hpTop"];

type State = "loading" | "visible" | "fallback" | "empty" | "closed";

let shownPath: string | null = null;
let stopWatching: (() => void)[] = [];

/**
 * Counts views of the advertisements in the page, and asks for those that it lacks. After a
 * client navigation all slots are asked for again.
 */
export async function showPlacements(): Promise<void> {
  const { pathname } = location;
  if (pathname === shownPath || document.documentElement.dataset["nop"] !== undefined)
    return;
  const isFirst = shownPath === null;
  shownPath = pathname;
  for (const stop of stopWatching) stop();
  stopWatching = [];
  const boxes = listBoxes();
  for (const box of isFirst ? [] : boxes.values()) box.dataset["state"] = "loading";
  const empty = [...boxes].filter(([, box]) => box.dataset["state"] === "loading");
  for (const box of boxes.values()) if (box.dataset["state"] === "visible") watch(box);
  if (empty.length === 0) return;
  const answer = await askFor(empty.map(([slot]) => slot));
  if (location.pathname !== pathname) return;
  for (const [slot, box] of empty) fill(slot, box, answer);
}

/** Slots that this screen has room for; an empty slot gets the parts of another one. */
function listBoxes(): Map<Slot, HTMLElement> {
  const boxes = new Map<Slot, HTMLElement>();
  for (const place of document.querySelectorAll<HTMLElement>("[data-slot]")) {
    const slot = place.dataset["slot"];
    if (!isSlot(slot) || place.getClientRects().length === 0) continue;
    const box = place.querySelector<HTMLElement>(BOX) ?? copyBox(place);
    if (box) boxes.set(slot, box);
  }
  return boxes;
}

function copyBox(place: HTMLElement): HTMLElement | null {
  const copy = document.querySelector(BOX)?.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return null;
  copy.querySelector(".placement-fallback")?.remove();
  copy.dataset["state"] = "loading" satisfies State;
  place.append(copy);
  return copy;
}

/** Null when the server does not answer; slots then stay without an advertisement. */
async function askFor(slots: readonly Slot[]): Promise<PlacementsResponse | null> {
  try {
    const response = await fetch("/pong/get", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ keywords: listKeywords(location.pathname), pongs: slots }),
    });
    return response.ok ? ((await response.json()) as PlacementsResponse) : null;
  } catch {
    return null;
  }
}

function fill(slot: Slot, box: HTMLElement, answer: PlacementsResponse | null): void {
  if (answer?.plusAvailable === false) box.querySelector(".placement-hide")?.remove();
  const placement = answer?.[slot];
  const link = box.querySelector<HTMLAnchorElement>(".placement-link");
  if (placement && link) {
    fillLink(link, placement);
    for (const [name, value] of Object.entries(toColorStyle(placement.colors)))
      box.style.setProperty(name, value);
    box.dataset["view"] = viewedUrl(placement);
    box.dataset["state"] = "visible" satisfies State;
    watch(box);
  } else {
    const state: State = BANNERS.includes(slot) ? "fallback" : findEmptyState(box);
    box.dataset["state"] = state;
  }
}

/** Texts are set as texts, so that no answer can bring markup. */
function fillLink(link: HTMLAnchorElement, placement: Placement): void {
  link.href = clickUrl(placement);
  link.dataset["format"] = placement.imageFormat;
  for (const name of TEXTS) {
    const element = link.querySelector(`.placement-${name}`);
    if (element) element.textContent = placement[name] ?? "";
  }
  link.querySelector("img")?.remove();
  if (placement.image === undefined) return;
  const image = document.createElement("img");
  image.alt = placement.alt ?? "";
  image.src = imageUrl(placement.image);
  link.prepend(image);
}

/** An empty slot closes only out of sight, because the page would shift. */
function findEmptyState(box: HTMLElement): State {
  const { top, bottom } = box.getBoundingClientRect();
  return bottom > 0 && top < innerHeight ? "empty" : "closed";
}

function watch(box: HTMLElement): void {
  const url = box.dataset["view"];
  if (url === undefined) return;
  stopWatching.push(watchView(box, () => navigator.sendBeacon(url)));
}
