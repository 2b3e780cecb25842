import {
  clickUrl,
  imageUrl,
  toColorStyle,
  viewedUrl,
  type Placement,
  type PlacementsResponse,
} from "~/domain/notices/placement";
import {
  BANNERS,
  findSlot,
  isSlot,
  isSlotPlace,
  listKeywords,
  SLOT_NUMBERS,
  type Slot,
} from "~/domain/notices/slots";
import { reportAct } from "../report-act";
import { watchView } from "./watch-view";

const BOX = ".placement-box";
const OFFERS = ".placement-hide:not([href*='/settings'])";
const TEXTS = ["heading", "copy", "cta"] as const;

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
  if (!isFirst) {
    chooseSlots(pathname);
    forgetAnswers();
  }
  const boxes = listBoxes();
  const empty = [...boxes].filter(([, box]) => box.dataset["state"] === "loading");
  for (const [slot, box] of boxes)
    if (box.dataset["state"] === "visible") watch(slot, box);
  if (empty.length > 0) {
    const answer = await askFor(empty.map(([slot]) => slot));
    if (location.pathname !== pathname) return;
    if (answer?.plusAvailable === false) removeOffers();
    for (const [slot, box] of empty) fill(slot, box, answer);
  }
  reportServed(boxes);
}

function reportServed(boxes: ReadonlyMap<Slot, HTMLElement>): void {
  const shown = [...boxes].filter(([, box]) => box.dataset["state"] === "visible");
  if (shown.length === 0) return;
  reportAct(`pong: pong->served ${shown.map(([slot]) => slot).join()}`);
}

/** Gives places that several slots share the one of the shown page, because React does not know slots. */
function chooseSlots(path: string): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-slots]")) {
    const { static: place, slots = "" } = element.dataset;
    if (!isSlotPlace(place)) continue;
    const slot = findSlot(place, path, slots.split(" ").filter(isSlot));
    element.hidden = slot === undefined;
    if (slot !== undefined) element.dataset["slot"] = slot;
  }
}

/** Opens closed slots too, whose campaigns may be for the new page. */
function forgetAnswers(): void {
  for (const box of document.querySelectorAll<HTMLElement>(BOX))
    box.dataset["state"] = "loading" satisfies State;
}

/** Slots that this screen has room for; an empty slot gets the parts of another one. */
function listBoxes(): Map<Slot, HTMLElement> {
  const boxes = new Map<Slot, HTMLElement>();
  for (const place of document.querySelectorAll<HTMLElement>("[data-slot]")) {
    const slot = place.dataset["slot"];
    if (!isSlot(slot) || place.getClientRects().length === 0) continue;
    const box = place.querySelector<HTMLElement>(BOX) ?? copyBox(place, slot);
    if (box) boxes.set(slot, box);
  }
  return boxes;
}

function copyBox(place: HTMLElement, slot: Slot): HTMLElement | null {
  const copy = document.querySelector(BOX)?.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return null;
  copy.querySelector(".placement-fallback")?.remove();
  copy.dataset["state"] = "loading" satisfies State;
  const name = copy.getAttribute("aria-label") ?? "";
  copy.setAttribute("aria-label", name.replace(/\d+/, String(SLOT_NUMBERS[slot])));
  place.append(copy);
  return copy;
}

/** Null when the server does not answer; slots then stay without an advertisement. */
async function askFor(slots: readonly Slot[]): Promise<PlacementsResponse | null> {
  reportAct("pong: pong->requested");
  try {
    const response = await fetch("/pong/get", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ keywords: listKeywords(location.pathname), pongs: slots }),
    });
    reportAct(`pong: pong->fetched ${response.status}`);
    return response.ok ? ((await response.json()) as PlacementsResponse) : null;
  } catch {
    reportAct("pong: pong->error");
    return null;
  }
}

function fill(slot: Slot, box: HTMLElement, answer: PlacementsResponse | null): void {
  const placement = answer?.[slot];
  const link = box.querySelector<HTMLAnchorElement>(".placement-link");
  if (placement && link) {
    fillLink(link, placement);
    for (const [name, value] of Object.entries(toColorStyle(placement.colors)))
      box.style.setProperty(name, value);
    box.dataset["view"] = viewedUrl(placement);
    box.dataset["state"] = "visible" satisfies State;
    watch(slot, box);
  } else {
    const state: State = BANNERS.includes(slot) ? "fallback" : getEmptyState(box);
    box.dataset["state"] = state;
  }
}

/** Plans are not sold where the reader is; subscribers keep the way to their settings. */
function removeOffers(): void {
  for (const link of document.querySelectorAll(OFFERS)) link.remove();
}

/** Texts are set as texts, so that no answer can bring markup. */
function fillLink(link: HTMLAnchorElement, placement: Placement): void {
  link.href = clickUrl(placement);
  link.removeAttribute("role");
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
function getEmptyState(box: HTMLElement): State {
  const { top, bottom } = box.getBoundingClientRect();
  return bottom > 0 && top < innerHeight ? "empty" : "closed";
}

function watch(slot: Slot, box: HTMLElement): void {
  const url = box.dataset["view"];
  if (url === undefined) return;
  const stop = watchView(box, () => {
    navigator.sendBeacon(url);
    reportAct(`pong: pong->viewed ${slot}`);
  });
  stopWatching.push(stop);
}
