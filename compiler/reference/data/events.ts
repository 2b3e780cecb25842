import { getOrCreate } from "~/domain/text/get-or-create";
import { readPackageData } from "../../sources/platform/read-package-data";

/** An event's facts in the specifications. */
export interface EventFacts {
  /** Interface of the event object. */
  interfaceName: string;
  /**
   * Interfaces below the page's own that it is fired at, sorted; empty if it is fired at the page's own.
   * Others are left out, because the data set does not have all.
   */
  targets: readonly string[];
  /** Null when unknown, or when the event only bubbles to the page's interface. */
  bubbles: boolean | null;
  /** A condition if it is neither always nor never; null when unknown. */
  isCancelable: boolean | string | null;
}

/** The events of all specifications. */
export interface Events {
  /** Finds an event by type, with the facts that fit a page about it at this interface. */
  findEvent(interfaceName: string, type: string): EventFacts | null;
}

/** The used part of an entry in the data set. */
export interface EventEntry {
  type: string;
  interface: string;
  targets: readonly EventTarget[];
  cancelable?: boolean | null;
  /** How the data set found the event. */
  src?: { format?: string };
}

interface EventTarget {
  target: string;
  bubbles?: boolean;
  bubblingPath?: readonly string[];
}

type FindParent = (interfaceName: string) => string | null;

/** Events that are cancelable at times, which the data set can't express. */
const SOMETIMES_CANCELABLE = new Set(["touchend", "touchmove", "touchstart", "wheel"]);
const GENERIC = "Event";
/** Specifications define events in tables, and mention those of others in algorithms. */
const TABLE = /\btable$/;
/** Interfaces that all elements have between them. */
const ALL_ELEMENTS = ["HTMLElement", "MathMLElement", "SVGElement"];
const LONGEST_CHAIN = 20;

/**
 * Facts that the data set lacks or has wrong, by interface of the page and type. The data set has one
 * flag for all targets of an event, and none for events that can be canceled at times.
 */
const CORRECTED_EVENTS: Readonly<Record<string, Partial<EventFacts>>> = {
  // HTML, "report an exception": errors of scripts can be canceled, failed requests can't.
  "Window error": { interfaceName: "ErrorEvent", isCancelable: true },
  "WorkerGlobalScope error": { interfaceName: "ErrorEvent", isCancelable: true },
  "Worker error": { isCancelable: null },
  "ServiceWorker error": { isCancelable: null },
  "EventSource error": { isCancelable: false },
  "HTMLElement error": { isCancelable: false },
  "SharedWorker error": { isCancelable: false },
  // HTML, "close watchers": only after an action of the user.
  "CloseWatcher cancel": { isCancelable: null },
  "HTMLDialogElement cancel": { isCancelable: null },
  // HTML: closing a popover or dialog can't be prevented.
  "HTMLElement beforetoggle": {
    isCancelable: "only when the element is about to be shown",
  },
  "HTMLElement change": {
    targets: ["HTMLInputElement", "HTMLSelectElement", "HTMLTextAreaElement"],
  },
  // Popovers and dialogs fire it too, not only details.
  "HTMLElement toggle": { targets: [] },
  // Selection API: it bubbles from text controls only.
  "Document selectionchange": { bubbles: false },
  // CSS Containment does not say.
  "Element contentvisibilityautostatechange": { bubbles: null },
};

/** Opens the installed data set. */
export function readEvents(findParent: FindParent): Events {
  const entries = readPackageData("@webref/events/events.json") as EventEntry[];
  return createEvents(entries, findParent);
}

export function createEvents(
  entries: readonly EventEntry[],
  findParent: FindParent,
): Events {
  const byType = new Map<string, EventEntry[]>();
  for (const entry of entries) {
    getOrCreate(byType, entry.type, () => []).push(entry);
  }
  const listLine = (name: string): string[] => listInterfaceLine(name, findParent);
  return {
    findEvent(interfaceName, type) {
      const candidates = byType.get(type) ?? [];
      for (const relation of listRelations(interfaceName, listLine)) {
        const matches = candidates.filter(({ targets }) => targets.some(relation.fits));
        const best = pickBest(matches);
        if (best) return toFacts(best, interfaceName, relation, listLine);
      }
      return null;
    },
  };
}

type ListLine = (interfaceName: string) => string[];

/** How an event's targets are related to the interface of a page. */
interface Relation {
  fits: (target: EventTarget) => boolean;
  /** False when the event only bubbles to the interface. */
  isFired: boolean;
}

/**
 * Lists related interfaces, nearest first: itself, its ancestors, its descendants, and those
 * that events reach it from.
 */
function listRelations(name: string, listLine: ListLine): Relation[] {
  return [
    ...listLine(name).map((own) => ({
      fits: ({ target }: EventTarget) => target === own,
      isFired: true,
    })),
    { fits: ({ target }) => listLine(target).includes(name), isFired: true },
    { fits: ({ bubblingPath = [] }) => bubblingPath.includes(name), isFired: false },
  ];
}

/** Lists the interface and its ancestors, itself first. */
function listInterfaceLine(name: string, findParent: FindParent): string[] {
  const line: string[] = [];
  for (
    let at: string | null = name;
    at !== null && line.length < LONGEST_CHAIN;
    at = findParent(at)
  )
    line.push(at);
  return line;
}

/** Prefers an interface more specific than `Event`, then the specification that defines the event. */
function pickBest(entries: readonly EventEntry[]): EventEntry | undefined {
  const isMention = ({ src }: EventEntry): boolean => !TABLE.test(src?.format ?? "");
  const rank = (entry: EventEntry): number =>
    Number(entry.interface === GENERIC) * 2 + Number(isMention(entry));
  return entries.toSorted((a, b) => rank(a) - rank(b))[0];
}

function toFacts(
  entry: EventEntry,
  interfaceName: string,
  { fits, isFired }: Relation,
  listLine: ListLine,
): EventFacts {
  const { type, cancelable = null, targets } = entry;
  const isTold = isFired && targets.find(fits)?.bubbles !== undefined;
  return {
    interfaceName: entry.interface,
    targets: isFired ? listTargetsBelow(interfaceName, targets, listLine) : [],
    // Entries from two specifications can name a target twice.
    bubbles: isTold ? targets.some(({ bubbles }) => bubbles) : null,
    isCancelable: SOMETIMES_CANCELABLE.has(type) ? null : cancelable,
    ...CORRECTED_EVENTS[`${interfaceName} ${type}`],
  };
}

function listTargetsBelow(
  interfaceName: string,
  targets: readonly EventTarget[],
  listLine: ListLine,
): string[] {
  const line = listLine(interfaceName);
  const names = [...new Set(targets.map(({ target }) => target))];
  const isEach =
    names.some((name) => line.includes(name)) ||
    ALL_ELEMENTS.every((name) => names.includes(name));
  return isEach
    ? []
    : names.filter((name) => listLine(name).includes(interfaceName)).toSorted();
}
