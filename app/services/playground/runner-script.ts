/**
 * Runs in the frame before the sample: forwards console messages to the page, handles its messages
 * (server contract, 18.4), and ignores `focus()` until the reader has come into the frame, because
 * a sample that calls it while loading would take the keys of a reader who is typing elsewhere.
 * Browsers refuse `autofocus` in cross-origin frames for the same reason. The methods in `focusing` show
 * or select something and focus it; an inert element is shown, but can't be focused.
 *
 * Counts and timers are sent as text, because only the frame knows them. A list, Map or Set that can't be
 * cloned is copied part by part, because one function or element would hide all other parts. Objects with
 * `toJSON`, such as DOMRect, have no properties of their own as clones.
 *
 * It is a string because it runs in another document, and an IIFE so that it adds no globals. `__UUID__`
 * and `__IS_CHOICE__` are placeholders for JSON values. It has no comments, because each frame loads it.
 */
const SCRIPT = `(() => {
  const uuid = __UUID__;
  const page = window.parent;
  if (page === window) return;
  const first = document.styleSheets[0].cssRules[0];
  const schemes = { "os-default": "light dark", light: "light", dark: "dark" };
  const original = window.console;
  const post = page.postMessage.bind(page);

  function toText(value) {
    try {
      if (value instanceof Error) return value.stack?.includes(value.message) ? value.stack : String(value);
      if (typeof value === "function" || typeof value === "symbol") return String(value);
      if (value instanceof Node) return value.outerHTML ?? value.nodeName + " " + (value.textContent ?? "");
      const known = new WeakSet();
      const name = value.constructor?.name;
      const json = JSON.stringify(value, (key, part) => {
        if (typeof part === "function" || typeof part === "symbol" || typeof part === "bigint") return String(part);
        if (typeof part !== "object" || part === null) return part;
        if (known.has(part)) return "[circular]";
        known.add(part);
        return part;
      });
      return name && name !== "Object" && name !== "Array" ? name + " " + json : json;
    } catch {
      return Object.prototype.toString.call(value);
    }
  }

  function toClonable(value, seen) {
    if (seen.has(value)) return seen.get(value);
    try {
      if (!(value instanceof Error || value?.toJSON && !(value instanceof Date))) return structuredClone(value);
    } catch {
      const kind = value.constructor?.name;
      const toCopy = (part) => toClonable(part, seen);
      if (kind === "Map" || kind === "Set") return new window[kind](toCopy([...value]));
      if (/^(?:Array|NodeList|HTMLCollection|DOMTokenList)$/.test(kind)) {
        const copy = [];
        seen.set(value, copy);
        for (const part of value) if (copy.length < 500) copy.push(toCopy(part));
        return copy;
      }
    }
    return { _MDNPlaySerializedObject: toText(value) };
  }

  function tell(prop, args) {
    try {
      post({ typ: "console", prop, args: args.map((value) => toClonable(value, new Map())), uuid }, "*");
    } catch {
      post({ typ: "console", prop: "warn", args: ["[Playground] Unsupported console message"], uuid }, "*");
    }
  }

  const counts = { __proto__: null };
  const starts = { __proto__: null };
  const takeTime = (label) => label in starts ? label + ": " + (performance.now() - starts[label]).toFixed(1) + " ms" : label + ": no timer";
  const methods = {
    __proto__: null,
    count: (label) => label + ": " + (counts[label] = (counts[label] ?? 0) + 1),
    countReset: (label) => void (counts[label] = 0),
    time: (label) => void (starts[label] ??= performance.now()),
    timeLog: takeTime,
    timeEnd(label) {
      const text = takeTime(label);
      delete starts[label];
      return text;
    },
  };

  const focusing = [
    [window, "focus"],
    [HTMLElement.prototype, "focus", "showPopover", "togglePopover"],
    [SVGElement.prototype, "focus"],
    [HTMLInputElement.prototype, "select"],
    [HTMLTextAreaElement.prototype, "select"],
    [HTMLDialogElement.prototype, "show", "showModal"],
  ];
  const mayFocus = () => document.hasFocus() || navigator.userActivation?.isActive;
  function keepFocus(owner, name) {
    const native = owner[name];
    if (native) owner[name] = function (...args) {
      if (mayFocus()) return native.apply(this, args);
      if (name === "focus") return;
      const { inert } = this;
      this.inert = true;
      try {
        return native.apply(this, args);
      } finally {
        this.inert = inert;
      }
    };
  }
  for (const [owner, ...names] of focusing) for (const name of names) keepFocus(owner, name);

  window.console = new Proxy(original, {
    get(target, prop) {
      const value = target[prop];
      if (typeof value !== "function" || typeof prop !== "string") return value;
      return (...args) => {
        const [label = "default", ...rest] = args;
        const text = methods[prop]?.(String(label));
        if (text) tell("log", ["%s", text, ...rest]);
        else if (!methods[prop]) tell(prop, args);
        return value.apply(target, args);
      };
    },
  });
  window.addEventListener("error", (event) => {
    if (event instanceof ErrorEvent) tell("error", [event.error ?? event.message]);
  });
  window.addEventListener("unhandledrejection", ({ reason }) => {
    tell("error", ["Uncaught (in promise)", reason]);
  });
  window.addEventListener("message", ({ source, data }) => {
    if (source !== page || typeof data !== "object" || data === null) return;
    if (Object.hasOwn(schemes, data.theme)) first.style.colorScheme = schemes[data.theme];
    if (!__IS_CHOICE__ || data.typ !== "choice" || typeof data.code !== "string") return;
    document.querySelector("#example-element")?.setAttribute("style", data.code);
  });
})();`;

/** Opens links of a tabbed example in the parent frame instead of the example's own. */
export const PARENT_LINKS_SCRIPT = `addEventListener("click", ({ target }) => {
  const link = target instanceof Element ? target.closest("a[href]") : null;
  if (link && !link.getAttribute("href").startsWith("#") && !link.target) link.target = "_parent";
}, { capture: true });`;

export interface ScriptOptions {
  /** Null outside a frame. */
  uuid: string | null;
  isChoice: boolean;
}

/** Renders the script that runs first. */
export function renderRunnerScript({ uuid, isChoice }: ScriptOptions): string {
  return SCRIPT.replace("__UUID__", JSON.stringify(uuid)).replace(
    "__IS_CHOICE__",
    JSON.stringify(isChoice),
  );
}

/** Renders the script that runs last. */
export function renderReadyScript(uuid: string | null): string {
  return `if (parent !== window) parent.postMessage({ typ: "ready", uuid: ${JSON.stringify(uuid)} }, "*");`;
}
