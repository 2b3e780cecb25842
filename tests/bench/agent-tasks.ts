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
  support("aspect-ratio", "css.properties.aspect-ratio", "firefox"),
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
  signature("Array.prototype.fill", "fill(value, start, end)"),
  signature("Array.prototype.flat", "flat(depth)"),
  signature("Array.prototype.indexOf", "indexOf(searchElement, fromIndex)"),
  signature("Array.prototype.slice", "slice(start, end)"),
  signature("Array.from", "Array.from(items, mapFn, thisArg)"),
  signature("setTimeout", "setTimeout(handler, timeout"),
  signature("Window: fetch() method", "fetch(input, init)"),
  signature("EventTarget.addEventListener", "addEventListener(type, callback, options)"),
  signature("Element.closest", "closest(selectors)"),
  signature("Node.insertBefore", "insertBefore(node, child)"),
  signature("URLSearchParams.append", "append(name, value)"),
  signature("CanvasRenderingContext2D.arc", "arc(x, y, radius, startAngle, endAngle"),
  signature(
    "IntersectionObserver constructor",
    "new IntersectionObserver(callback, options)",
  ),
  signature("FileReader.readAsText", "readAsText(blob, encoding)"),
  signature("history.pushState", "pushState(data, unused, url)"),
  signature("Blob.slice", "slice(start, end, contentType)"),
  signature("Cache.put", "put(request, response)"),
  signature("clamp()", "clamp("),
];

/** "What replaced it?" Its page names what is new, or the data of Baseline. */
const REPLACEMENTS = [
  replacement("Document.execCommand", "api", "Async clipboard"),
  replacement("Document.bgColor", "api", "background-color"),
  replacement("Document.write", "api", "Use instead: DOM"),
  replacement("FeaturePolicy", "api", "Permissions policy"),
  replacement("Gamepad.displayId", "api", "WebXR"),
  replacement("CSSPrimitiveValue", "api", "CSS object model"),
  replacement("mousewheel event", "api", "wheel"),
  replacement("keypress event", "api", "keydown"),
  replacement("clip", "css", "clip-path"),
  replacement("dir element", "html", "<ul>"),
  replacement("noembed element", "html", "<object>"),
  replacement("strike element", "html", "<del>"),
  replacement("big element", "html", "font-size"),
  replacement("acronym element", "html", "abbr"),
  replacement("center element", "html", "text-align"),
  replacement("X-XSS-Protection", "http", "Content-Security-Policy"),
  replacement("Pragma", "http", "Cache-Control"),
  replacement(":host-context()", "css", ":host"),
];

export const AGENT_TASKS: readonly AgentTask[] = [
  ...SUPPORT,
  ...SIGNATURES,
  ...REPLACEMENTS,
];
