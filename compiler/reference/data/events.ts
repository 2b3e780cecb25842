import { readPackageData } from "../../sources/platform/read-package-data";

/** What the specifications say about an event. */
export interface EventFacts {
  /** The interface of the event object. */
  interfaceName: string;
  /** The interfaces that it is fired at, sorted; one that it only passes is not among them. */
  targets: readonly string[];
  /** Null: nobody says. */
  bubbles: boolean | null;
  isCancelable: boolean | null;
}

/** The events of all specifications. */
export interface Events {
  /** An event by its type, as a page about it at this interface would tell of it. */
  findEvent(interfaceName: string, type: string): EventFacts | null;
}

/** The part of an entry of the data set that is read here. */
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

/** Where the data set says less than the specifications: the target and the type. */
const SPECIAL_INTERFACES: Readonly<Record<string, string>> = {
  "Window error": "ErrorEvent",
  "WorkerGlobalScope error": "ErrorEvent",
};
/** Whether they can be cancelled depends on more than the event; the data set has one word only. */
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
 * How near a target is to an interface, the nearest first: itself, what it inherits from, what
 * inherits from it, what events reach it from.
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

/** The interface and all that it inherits from, itself first. */
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

/** Of two specifications, the one with more than a plain event knows more. */
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
    // An entry from two specifications can name a target twice, in general and in particular.
    bubbles: isTold ? targets.some(({ bubbles }) => bubbles) : null,
    isCancelable: SOMETIMES_CANCELABLE.has(type) ? null : cancelable,
  };
}
