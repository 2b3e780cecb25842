/**
 * Runs in the frame before the sample: forwards console messages to the page, handles its messages
 * (server contract, 18.4), and ignores `focus()` until the reader has come into the frame, because
 * a sample that calls it while loading would take the keys of a reader who is typing elsewhere.
 * Browsers refuse `autofocus` in cross-origin frames for the same reason. The methods in `focusing` show
 * or select something and focus it; an inert element is shown, but can't be focused.
 *
 * Counts, timers, stacks and tables are sent as text, because only the frame knows them. A list, Map or Set
 * that can't be cloned is copied part by part, because one function or element would hide all other parts.
 * Objects with `toJSON`, such as DOMRect, have no properties of their own as clones. A proxy may throw whatever is
 * asked of it, so that it would hide the values beside it.
 *
 * Lines that come faster than the page can show them are dropped, and counted, but for the last ones that the page
 * would keep (browser/console). Code that prints without a pause is stopped by an error, because a frame of
 * the same site would block the page with its buttons. Texts are cut after what the page shows of them.
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
      return attempt(() => Object.prototype.toString.call(value), "{…}");
    }
  }
  function attempt(read, instead) {
    try { return read(); } catch { return instead; }
  }

  const maxText = 20001;
  let count = 0;
  let room = 0;
  function shorten(part) {
    if (typeof part === "string") {
      if (part.length > maxText) count += 20;
      return part.slice(0, maxText);
    }
    if (typeof part !== "object" || part === null || ArrayBuffer.isView(part) || room-- <= 0) return part;
    if (Array.isArray(part) && part.length > 101) part.length = 101;
    for (const key of Object.keys(part)) part[key] = shorten(part[key]);
    return part;
  }

  function toClonable(value, seen) {
    if (typeof value === "string") return shorten(value);
    if (seen.has(value)) return seen.get(value);
    try {
      if (!(value instanceof Error || value?.toJSON && !(value instanceof Date))) {
        room = 1000;
        return shorten(structuredClone(value));
      }
    } catch {
      const kind = attempt(() => String(value.constructor?.name));
      const toCopy = (part) => toClonable(part, seen);
      if (kind === "Map" || kind === "Set") return new window[kind](toCopy([...value]));
      if (/^(?:Array|NodeList|HTMLCollection|DOMTokenList)$/.test(kind)) {
        const copy = [];
        seen.set(value, copy);
        for (const part of value) if (copy.length < 500) copy.push(toCopy(part));
        return copy;
      }
    }
    return { _MDNPlaySerializedObject: shorten(toText(value) ?? "") };
  }

  const { setTimeout } = window;
  let depth = 0;
  let kept = [];
  let skipped = 0;
  let since = 0;
  function flush() {
    for (const message of kept) {
      post({ ...message, skipped }, "*");
      skipped = 0;
    }
    kept = [];
  }
  function send(message) {
    const now = performance.now();
    if (since === 0) {
      since = now;
      count = 0;
      setTimeout(() => {
        since = 0;
        flush();
      }, 100);
    }
    if (message.prop === "clear") {
      kept = [];
      skipped = 0;
    }
    if (++count <= 100 && kept.length === 0) return post(message, "*");
    if (now - since > 5000) throw new Error("[Playground] Stopped: printing for 5 seconds");
    if (kept.push(message) > 500) {
      kept.shift();
      skipped++;
    }
  }
  function tell(prop, args) {
    const message = { typ: "console", prop, depth, uuid };
    try {
      message.args = (typeof args === "function" ? args() : args).slice(0, 1000).map((value) => toClonable(value, new Map()));
    } catch {
      message.prop = "warn";
      message.args = ["[Playground] Unsupported console message"];
    }
    send(message);
  }
  function tellError(args) {
    flush();
    since = 0;
    tell("error", args);
  }

  function toCell(value) {
    const text = typeof value === "bigint" ? value + "n" : String(Object(value) === value ? toText(value) : value);
    return text.replace(/\\s+/g, " ").slice(0, 80);
  }
  function toTable(data, only) {
    const isMap = data instanceof Map;
    const entries = isMap || data instanceof Set
      ? Array.from(data, (value, at) => [at, isMap ? { Key: value[0], Value: value[1] } : value])
      : Object.entries(data);
    const rows = entries.slice(0, 200).map(([key, value]) => {
      const parts = Object(value) === value ? Object.entries(value) : [];
      return { key, ...(parts.length > 0 ? { parts: new Map(parts) } : { value: toCell(value) }) };
    });
    const names = [...new Set(only ?? rows.flatMap(({ parts }) => [...parts?.keys() ?? []]))].slice(0, 20);
    const cells = [["(index)", ...names, rows.some(({ parts }) => !parts) ? "Values" : ""]];
    for (const { key, parts, value = "" } of rows)
      cells.push([key, ...names.map((name) => parts?.has(name) ? toCell(parts.get(name)) : ""), value]);
    const texts = cells.map((line) => line.map(toCell));
    const widths = texts[0].map((_, at) => Math.max(...texts.map((line) => line[at].length)));
    return texts.map((line) => line.map((cell, at) => cell.padEnd(widths[at])).join("  ").trimEnd())
      .join("\\n") + (entries.length > 200 ? "\\n…" : "");
  }

  const counts = { __proto__: null };
  const starts = { __proto__: null };
  const print = (...args) => tell("log", args);
  const open = (...args) => {
    tell("log", args.length > 0 ? args : ["console.group"]);
    depth++;
  };
  function tellTime(label, ...rest) {
    const text = label in starts ? label + ": " + (performance.now() - starts[label]).toFixed(1) + " ms" : label + ": no timer";
    tell("log", ["%s", text, ...rest]);
  }
  const methods = {
    __proto__: null,
    debug: print,
    dirxml: print,
    group: open,
    groupCollapsed: open,
    groupEnd() {
      if (depth > 0) depth--;
    },
    assert(condition, ...args) {
      const text = "Assertion failed" + (args.length > 0 ? ":" : "");
      if (typeof args[0] === "string") args[0] = text + " " + args[0];
      else args.unshift(text);
      if (!condition) tell("error", args);
    },
    dir(value) {
      if (!(value instanceof Node)) return tell("log", ["%o", value]);
      tell("log", () => {
        const properties = {};
        for (const key in value) {
          const part = value[key];
          if (!/^[A-Z]/.test(key) && /^[snb]/.test(typeof part) && part !== "") properties[key] = part;
        }
        return ["%s %o", value.constructor.name, properties];
      });
    },
    table(data, only) {
      if (typeof data === "object" && data !== null) tell("table", () => ["%s", toTable(data, only)]);
      else tell("log", [data]);
    },
    trace(...args) {
      const stack = String(new Error().stack).replace(/^Error\\n/, "").split("\\n").slice(2).join("\\n");
      tell("log", [...(args.length > 0 ? args : ["console.trace"]), "\\n" + stack]);
    },
    count(label = "default") {
      counts[label] = (counts[label] ?? 0) + 1;
      tell("log", ["%s", label + ": " + counts[label]]);
    },
    countReset(label = "default") {
      counts[label] = 0;
    },
    time(label = "default") {
      starts[label] ??= performance.now();
    },
    timeLog(label = "default", ...rest) {
      tellTime(String(label), ...rest);
    },
    timeEnd(label = "default") {
      tellTime(String(label));
      delete starts[label];
    },
  };
  for (const prop of ["log", "info", "warn", "error", "clear"]) methods[prop] = (...args) => tell(prop, args);

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
        if (methods[prop]) methods[prop](...args);
        else tell("warn", ["[Playground] console." + prop + " can't be shown here"]);
        return value.apply(target, args);
      };
    },
  });
  window.addEventListener("error", (event) => {
    if (event instanceof ErrorEvent) tellError([event.error ?? event.message]);
  });
  window.addEventListener("unhandledrejection", ({ reason }) => {
    tellError(["Uncaught (in promise)", reason]);
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
