import { readPackageData } from "../../sources/platform/read-package-data";

/** An event's facts in the specifications. */
export interface EventFacts {
  /** Interface of the event object. */
  interfaceName: string;
  /** Interfaces that it is fired at, sorted; those it only bubbles through are left out. */
  targets: readonly string[];
  /** Null when unknown. */
  bubbles: boolean | null;
  isCancelable: boolean | null;
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
}

interface EventTarget {
  target: string;
  bubbles?: boolean;
  bubblingPath?: readonly string[];
}

type FindParent = (interfaceName: string) => string | null;

/** Interfaces of events for which the data set has only target and type. */
const SPECIAL_INTERFACES: Readonly<Record<string, string>> = {
  "Window error": "ErrorEvent",
  "WorkerGlobalScope error": "ErrorEvent",
};
/** Events that are cancelable at times, which the data set can't express. */
const SOMETIMES_CANCELABLE = new Set(["touchend", "touchmove", "touchstart", "wheel"]);
const GENERIC = "Event";
const LONGEST_CHAIN = 20;

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
    const known = byType.get(entry.type);
    if (known) known.push(entry);
    else byType.set(entry.type, [entry]);
  }
  const listLine = (name: string): string[] => listInterfaceLine(name, findParent);
  return {
    findEvent(interfaceName, type) {
      const candidates = byType.get(type) ?? [];
      const line = listLine(interfaceName);
      for (const fits of listRelations(interfaceName, line, listLine)) {
        const matches = candidates.filter(({ targets }) => targets.some(fits));
        if (matches.length > 0) return toFacts(pickBest(matches), interfaceName, fits);
      }
      return null;
    },
  };
}

type Fits = (target: EventTarget) => boolean;

/**
 * Lists related interfaces, nearest first: itself, its ancestors, its descendants, and those
 * that events reach it from.
 */
function listRelations(
  name: string,
  line: readonly string[],
  listLine: (name: string) => string[],
): Fits[] {
  return [
    ...line.map((own): Fits => {
      return ({ target }) => target === own;
    }),
    ({ target }) => listLine(target).includes(name),
    ({ bubblingPath = [] }) => bubblingPath.includes(name),
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

/** Prefers the entry with an interface more specific than `Event`. */
function pickBest(entries: readonly EventEntry[]): EventEntry | undefined {
  return entries.find((entry) => entry.interface !== GENERIC) ?? entries[0];
}

function toFacts(
  entry: EventEntry | undefined,
  interfaceName: string,
  fits: Fits,
): EventFacts | null {
  if (!entry) return null;
  const { type, cancelable = null, targets } = entry;
  const special = SPECIAL_INTERFACES[`${interfaceName} ${type}`];
  const isTold = targets.find(fits)?.bubbles !== undefined;
  return {
    interfaceName: special ?? entry.interface,
    targets: [...new Set(targets.map(({ target }) => target))].toSorted(),
    // Entries from two specifications can name a target twice.
    bubbles: isTold ? targets.some(({ bubbles }) => bubbles) : null,
    isCancelable: SOMETIMES_CANCELABLE.has(type) ? null : cancelable,
  };
}
