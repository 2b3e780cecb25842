/** A typed text, and the page that a web developer means by it. */
export interface FirstHit {
  query: string;
  slug: string;
  /** True for guides and lessons, which are not generated. */
  isWritten?: true;
}

const JS = "Web/JavaScript/Reference";
const OBJECTS = `${JS}/Global_Objects`;
const CSS = "Web/CSS/Reference";
const HTML = "Web/HTML/Reference";
const HTTP = "Web/HTTP/Reference";
const API = "Web/API";

/** Typical queries for the most read pages, with the expected first result. */
export const FIRST_HITS: readonly FirstHit[] = [
  { query: ".map", slug: `${OBJECTS}/Array/map` },
  { query: "map", slug: `${OBJECTS}/Map` },
  { query: "array map", slug: `${OBJECTS}/Array/map` },
  { query: "array.map", slug: `${OBJECTS}/Array/map` },
  { query: "arr.map", slug: `${OBJECTS}/Array/map` },
  { query: "filter", slug: `${OBJECTS}/Array/filter` },
  { query: "array filter", slug: `${OBJECTS}/Array/filter` },
  { query: "reduce", slug: `${OBJECTS}/Array/reduce` },
  { query: "foreach", slug: `${OBJECTS}/Array/forEach` },
  { query: "slice", slug: `${OBJECTS}/Array/slice` },
  { query: "splice", slug: `${OBJECTS}/Array/splice` },
  { query: "array", slug: `${OBJECTS}/Array` },
  { query: "arra", slug: `${OBJECTS}/Array` },
  { query: "object", slug: `${OBJECTS}/Object` },
  { query: "object keys", slug: `${OBJECTS}/Object/keys` },
  { query: "set", slug: `${OBJECTS}/Set` },
  { query: "string", slug: `${OBJECTS}/String` },
  { query: "replace", slug: `${OBJECTS}/String/replace` },
  { query: "date", slug: `${OBJECTS}/Date` },
  { query: "regexp", slug: `${OBJECTS}/RegExp` },
  { query: "json.parse", slug: `${OBJECTS}/JSON/parse` },
  { query: "parseint", slug: `${OBJECTS}/parseInt` },
  { query: "promise", slug: `${OBJECTS}/Promise` },
  { query: "promisse", slug: `${OBJECTS}/Promise` },
  { query: "promise all", slug: `${OBJECTS}/Promise/all` },
  { query: "import", slug: `${JS}/Statements/import` },
  { query: "async function", slug: `${JS}/Statements/async_function` },
  { query: "for of", slug: `${JS}/Statements/for...of` },
  { query: "switch", slug: `${JS}/Statements/switch` },
  { query: "this", slug: `${JS}/Operators/this` },
  { query: "fetch", slug: `${API}/Window/fetch` },
  { query: "fetch api", slug: `${API}/Fetch_API` },
  { query: "localstorage", slug: `${API}/Window/localStorage` },
  { query: "local storage", slug: `${API}/Window/localStorage` },
  { query: "addeventlistener", slug: `${API}/EventTarget/addEventListener` },
  { query: "queryselector", slug: `${API}/Document/querySelector` },
  { query: "settimeout", slug: `${API}/Window/setTimeout` },
  { query: "console.log", slug: `${API}/console/log_static` },
  { query: "element", slug: `${API}/Element` },
  { query: "websocket", slug: `${API}/WebSocket` },
  { query: "intersectionobserver", slug: `${API}/IntersectionObserver` },
  { query: ":has", slug: `${CSS}/Selectors/:has` },
  { query: "has", slug: `${CSS}/Selectors/:has` },
  { query: "hover", slug: `${CSS}/Selectors/:hover` },
  { query: "nth-child", slug: `${CSS}/Selectors/:nth-child` },
  { query: "::before", slug: `${CSS}/Selectors/::before` },
  { query: "@media", slug: `${CSS}/At-rules/@media` },
  { query: "media", slug: `${CSS}/At-rules/@media` },
  { query: "flex", slug: `${CSS}/Properties/flex` },
  { query: "grid", slug: `${CSS}/Properties/grid` },
  { query: "position", slug: `${CSS}/Properties/position` },
  { query: "display", slug: `${CSS}/Properties/display` },
  { query: "box shadow", slug: `${CSS}/Properties/box-shadow` },
  { query: "color", slug: `${CSS}/Properties/color` },
  { query: "font-siez", slug: `${CSS}/Properties/font-size` },
  { query: "calc", slug: `${CSS}/Values/calc` },
  { query: "input", slug: `${HTML}/Elements/input` },
  { query: "<input>", slug: `${HTML}/Elements/input` },
  { query: "input date", slug: `${HTML}/Elements/input/date` },
  { query: "button", slug: `${HTML}/Elements/button` },
  { query: "label", slug: `${HTML}/Elements/label` },
  { query: "title", slug: `${HTML}/Elements/title` },
  { query: "img", slug: `${HTML}/Elements/img` },
  { query: "404", slug: `${HTTP}/Status/404`, isWritten: true },
  { query: "content-type", slug: `${HTTP}/Headers/Content-Type` },
  { query: "set cookie", slug: `${HTTP}/Headers/Set-Cookie` },
  { query: "css", slug: "Web/CSS" },
  { query: "javascript", slug: "Web/JavaScript" },
  {
    query: "flexbox",
    slug: "Learn_web_development/Core/CSS_layout/Flexbox",
    isWritten: true,
  },
  { query: "css grid", slug: "Web/CSS/Guides/Grid_layout", isWritten: true },
  { query: "media queries", slug: "Web/CSS/Guides/Media_queries", isWritten: true },
  { query: "using fetch", slug: "Web/API/Fetch_API/Using_Fetch", isWritten: true },
  { query: "cors", slug: "Web/HTTP/Guides/CORS", isWritten: true },
];
