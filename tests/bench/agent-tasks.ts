/** A question of an agent: what it searches, what it calls then, and what the answer has to say. */
export interface AgentTask {
  kind: "support" | "signature" | "replacement";
  query: string;
  /** Narrows the search to an area, as an agent would. */
  area?: string;
  /** A key and browser, whose first version the public data tells; or texts of the answer. */
  expected: { key: string; browser: string } | readonly string[];
}

function support(query: string, key: string, browser: string): AgentTask {
  return { kind: "support", query, expected: { key, browser } };
}

function signature(query: string, ...expected: string[]): AgentTask {
  return { kind: "signature", query, expected };
}

function replacement(query: string, area: string, ...expected: string[]): AgentTask {
  return { kind: "replacement", query, area, expected };
}

/** "Since when does this browser support it?" Searched by the feature's name, never by its key. */
const SUPPORT = [
  support("Array.prototype.at", "javascript.builtins.Array.at", "safari"),
  support("structuredClone", "api.structuredClone", "firefox"),
  support(":has()", "css.selectors.has", "firefox"),
  support("container-type", "css.properties.container-type", "chrome"),
  support("dialog element", "html.elements.dialog", "safari"),
  support("Popover API", "api.HTMLElement.popover", "firefox"),
  support("Promise.withResolvers", "javascript.builtins.Promise.withResolvers", "chrome"),
  support("Object.groupBy", "javascript.builtins.Object.groupBy", "safari"),
  support("AbortSignal.any", "api.AbortSignal.any_static", "chrome"),
  support("Intl.Segmenter", "javascript.builtins.Intl.Segmenter", "firefox"),
  support("text-wrap", "css.properties.text-wrap", "safari"),
  support("accent-color", "css.properties.accent-color", "safari_ios"),
  support("aspect-ratio property", "css.properties.aspect-ratio", "firefox"),
  support(
    "View Transitions startViewTransition",
    "api.Document.startViewTransition",
    "edge",
  ),
  support("Set.prototype.union", "javascript.builtins.Set.union", "firefox"),
  support(
    "String.prototype.replaceAll",
    "javascript.builtins.String.replaceAll",
    "chrome",
  ),
  support("@layer", "css.at-rules.layer", "firefox"),
  support("color-mix()", "css.types.color.color-mix", "safari"),
  support("CSS subgrid", "css.properties.grid-template-columns.subgrid", "chrome"),
  support("ResizeObserver", "api.ResizeObserver", "firefox_android"),
  support("Headers.getSetCookie", "api.Headers.getSetCookie", "chrome"),
  support("scrollbar-gutter", "css.properties.scrollbar-gutter", "firefox"),
];

/** "How is it called?" */
const SIGNATURES = [
  signature("Array.prototype.splice", "splice(start, deleteCount)"),
  signature("Array.prototype.reduce", "reduce(callbackFn, initialValue)"),
  signature("String.prototype.padStart", "padStart(targetLength, padString)"),
  signature("Object.defineProperty", "Object.defineProperty(obj, prop, descriptor)"),
  signature("JSON.stringify", "JSON.stringify(value, replacer, space)"),
  signature("Number.parseFloat", "Number.parseFloat(string)"),
  signature("setTimeout", "setTimeout(functionRef, delay)"),
  signature("Window: fetch() method", "fetch(resource, options)"),
  signature("EventTarget.addEventListener", "addEventListener(type, listener, options)"),
  signature("Element.closest", "closest(selectors)"),
  signature("Node.insertBefore", "insertBefore(newNode, referenceNode)"),
  signature("URLSearchParams.append", "append(name, value)"),
  signature("CanvasRenderingContext2D.arc", "arc(x, y, radius, startAngle, endAngle"),
  signature(
    "IntersectionObserver constructor",
    "new IntersectionObserver(callback, options)",
  ),
  signature("Promise.all", "Promise.all(iterable)"),
  signature("Array.from", "Array.from(items, mapFn, thisArg)"),
  signature("FileReader.readAsText", "readAsText(blob, encoding)"),
  signature("history.pushState", "pushState(state, unused, url)"),
  signature("clamp()", "clamp("),
  signature("Map.groupBy", "Map.groupBy(items, callbackFn)"),
];

/** "What replaced it?" The page of what is old names what is new. */
const REPLACEMENTS = [
  replacement("String.prototype.substr", "javascript", "slice", "substring"),
  replacement("escape()", "javascript", "encodeURIComponent"),
  replacement("unescape()", "javascript", "decodeURIComponent"),
  replacement("Date.prototype.getYear", "javascript", "getFullYear"),
  replacement("Date.prototype.toGMTString", "javascript", "toUTCString"),
  replacement("Object.prototype.__proto__", "javascript", "Object.getPrototypeOf"),
  replacement("Object.prototype.__defineGetter__", "javascript", "Object.defineProperty"),
  replacement("KeyboardEvent.keyCode", "api", "code"),
  replacement("Event.srcElement", "api", "target"),
  replacement("MouseEvent.initMouseEvent", "api", "MouseEvent/MouseEvent"),
  replacement("Performance.timing", "api", "PerformanceNavigationTiming"),
  replacement("ScriptProcessorNode", "api", "AudioWorklet"),
  replacement("acronym element", "html", "abbr"),
  replacement("center element", "html", "text-align"),
  replacement("big element", "html", "font-size"),
  replacement("clip property", "css", "clip-path"),
  replacement("X-Frame-Options", "http", "frame-ancestors"),
  replacement("Pragma header", "http", "Cache-Control"),
];

export const AGENT_TASKS: readonly AgentTask[] = [
  ...SUPPORT,
  ...SIGNATURES,
  ...REPLACEMENTS,
];
