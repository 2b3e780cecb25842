/**
 * Runs in the frame before the sample: forwards console messages to the page, handles its messages
 * (server contract, 18.4), and ignores `focus()` until the reader has come into the frame, because
 * a sample that calls it while loading would take the keys of a reader who is typing elsewhere.
 * Browsers refuse `autofocus` in cross-origin frames for the same reason. It is a string because it
 * runs in another document, and an IIFE so that it adds no globals. `__UUID__` and `__IS_CHOICE__`
 * are placeholders for JSON values.
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

  function toClonable(value) {
    if (value instanceof Error || value instanceof Node) return { _MDNPlaySerializedObject: toText(value) };
    try {
      return structuredClone(value);
    } catch {
      return { _MDNPlaySerializedObject: toText(value) };
    }
  }

  function tell(prop, args) {
    try {
      post({ typ: "console", prop, args: args.map(toClonable), uuid }, "*");
    } catch {
      post({ typ: "console", prop: "warn", args: ["[Playground] Unsupported console message"], uuid }, "*");
    }
  }

  // Each shows or selects something, and focuses it.
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
      // An inert element is shown, but can't be focused.
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
        tell(prop, args);
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
