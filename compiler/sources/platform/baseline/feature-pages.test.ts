import { expect, test } from "vitest";
import { getFeaturePages } from "./feature-pages";

/** Pages of keys, as browser-compat-data has them. */
const PATHS: Readonly<Record<string, string>> = {
  "api.Cache": "API/Cache",
  "api.Element.ariaNotify": "API/Element/ariaNotify",
  "api.HTMLElement.command_event": "API/HTMLElement/command_event",
  "api.CSSContainerRule": "API/CSSContainerRule",
  "api.PageSwapEvent": "API/PageSwapEvent",
  "api.Range": "API/Range",
  "api.ReadableStream": "API/ReadableStream",
  "api.ReadableStream.@@asyncIterator":
    "JavaScript/Reference/Global_Objects/Symbol/asyncIterator",
  "api.SVGElement.dataset": "API/SVGElement/dataset",
  "api.HTMLElement.dataset": "API/HTMLElement/dataset",
  "api.Selection": "API/Selection",
  "api.ServiceWorker": "API/ServiceWorker",
  "api.ToggleEvent": "API/ToggleEvent",
  "api.ViewTransition": "API/ViewTransition",
  "api.fetch": "API/Window/fetch",
  "css.at-rules.container": "CSS/Reference/At-rules/@container",
  "css.at-rules.media": "CSS/Reference/At-rules/@media",
  "css.at-rules.media.resolution": "CSS/Reference/At-rules/@media/resolution",
  "css.properties.clip-path": "CSS/Reference/Properties/clip-path",
  "css.properties.filter": "CSS/Reference/Properties/filter",
  "css.properties.grid": "CSS/Reference/Properties/grid",
  "css.properties.grid-area": "CSS/Reference/Properties/grid-area",
  "css.types.flex": "CSS/Reference/Values/flex_value",
  "css.types.gradient": "CSS/Reference/Values/gradient",
  "css.types.image": "CSS/Reference/Values/image",
  "css.types.length": "CSS/Reference/Values/length",
  "css.types.ratio": "CSS/Reference/Values/ratio",
  "css.types.resolution": "CSS/Reference/Values/resolution",
  "html.elements.button": "HTML/Reference/Elements/button",
  "html.global_attributes.popover": "HTML/Reference/Global_attributes/popover",
  "javascript.builtins.Array": "JavaScript/Reference/Global_Objects/Array",
  "javascript.builtins.AsyncFunction":
    "JavaScript/Reference/Global_Objects/AsyncFunction",
  "javascript.builtins.Map.groupBy": "JavaScript/Reference/Global_Objects/Map/groupBy",
  "javascript.builtins.Object.groupBy":
    "JavaScript/Reference/Global_Objects/Object/groupBy",
  "javascript.statements.async_function":
    "JavaScript/Reference/Statements/async_function",
  "mediatypes.image.png": "Media/Guides/Formats/Image_types#png",
  "svg.elements.clipPath": "SVG/Reference/Element/clipPath",
  "svg.elements.filter": "SVG/Reference/Element/filter",
};

function find(
  name: string,
  { keys, html = "", id = "some-id" }: { keys: string[]; html?: string; id?: string },
) {
  const feature = { name, description_html: html, compat_features: keys };
  const { page, overviews } = getFeaturePages(id, feature, (key) =>
    PATHS[key] === undefined ? null : `/docs/Web/${PATHS[key]}`,
  );
  return {
    page: page?.replace("/docs/Web/", "") ?? null,
    overviews: overviews.map((path) => path.replace("/docs/Web/", "")),
  };
}

test.each([
  [
    "its name in another case",
    "Grid",
    ["css.properties.grid-area", "css.properties.grid", "css.types.flex"],
    "CSS/Reference/Properties/grid",
  ],
  [
    "the interface of its name",
    "Selection",
    ["api.Range", "api.Selection"],
    "API/Selection",
  ],
  [
    "its name as it is written, not folded",
    "clip-path",
    ["svg.elements.clipPath", "css.properties.clip-path"],
    "CSS/Reference/Properties/clip-path",
  ],
  [
    "a method without its notation",
    "ariaNotify()",
    ["api.Element.ariaNotify"],
    "API/Element/ariaNotify",
  ],
])("finds the page that has %s, and needs no overview", (_, name, keys, page) => {
  expect(find(name, { keys })).toEqual({ page, overviews: [] });
});

test.each([
  [
    "the singular, not the types that it brought",
    "Gradients",
    { keys: ["css.types.image", "css.types.gradient"] },
    "CSS/Reference/Values/gradient",
  ],
  [
    "the singular of an interface",
    "Service workers",
    { keys: ["api.Cache", "api.ServiceWorker"] },
    "API/ServiceWorker",
  ],
  [
    "the syntax, not the object that stands for it",
    "Async functions",
    {
      keys: ["javascript.builtins.AsyncFunction", "javascript.statements.async_function"],
    },
    "JavaScript/Reference/Statements/async_function",
  ],
  [
    "what the description names first",
    "Array grouping",
    {
      keys: ["javascript.builtins.Map.groupBy", "javascript.builtins.Object.groupBy"],
      html: "The <code>Object.groupBy()</code> and <code>Map.groupBy()</code> methods group.",
    },
    "JavaScript/Reference/Global_Objects/Object/groupBy",
  ],
  [
    "the at-rule of the description, not its rule in the CSSOM",
    "Container queries (size)",
    {
      keys: ["api.CSSContainerRule", "css.at-rules.container"],
      html: "Queries with the <code>@container (…)</code> at-rule apply styles.",
    },
    "CSS/Reference/At-rules/@container",
  ],
  [
    "the media feature, not the type of its values",
    "resolution media query",
    {
      keys: ["css.types.resolution", "css.at-rules.media.resolution"],
      html: "The <code>resolution</code> media query.",
    },
    "CSS/Reference/At-rules/@media/resolution",
  ],
  [
    "the element that the description marks as one",
    "SVG filters",
    {
      keys: ["css.properties.filter", "svg.elements.filter"],
      html: "The <code>&#x3C;filter></code> element.",
    },
    "SVG/Reference/Element/filter",
  ],
  [
    "the element of an attribute without a page, not an event of the same name",
    "Invoker commands",
    {
      keys: ["api.HTMLElement.command_event", "html.elements.button.command"],
      html: "The <code>command</code> attribute.",
    },
    "HTML/Reference/Elements/button",
  ],
  [
    "the type of a unit",
    "em unit",
    { keys: ["css.types.length.em"], html: "The <code>em</code> unit." },
    "CSS/Reference/Values/length",
  ],
  [
    "most of its words",
    "Media queries",
    { keys: ["css.types.ratio", "css.at-rules.media"] },
    "CSS/Reference/At-rules/@media",
  ],
  [
    "words of what its parts belong to",
    "Array iteration methods",
    { keys: ["javascript.builtins.Array.every", "javascript.builtins.Array.filter"] },
    "JavaScript/Reference/Global_Objects/Array",
  ],
  [
    "a word of the owner, not the page of a symbol",
    "Asynchronously iterable streams",
    { keys: ["api.ReadableStream.@@asyncIterator"] },
    "API/ReadableStream",
  ],
  [
    "HTML's object before that of SVG",
    "Dataset",
    {
      keys: ["api.SVGElement.dataset", "api.HTMLElement.dataset"],
      html: "The <code>dataset</code> property.",
    },
    "API/HTMLElement/dataset",
  ],
  [
    "its section, as the whole page",
    "PNG",
    { keys: ["mediatypes.image.png"] },
    "Media/Guides/Formats/Image_types",
  ],
])("finds the page that has %s", (_, name, feature, page) => {
  expect(find(name, feature).page).toBe(page);
});

test("finds the attribute, not the event that serves it", () => {
  const keys = ["api.ToggleEvent", "html.global_attributes.popover"];
  const { page } = find("Popover", { keys });
  expect(page).toBe("HTML/Reference/Global_attributes/popover");
});

test.each([
  ["View transitions", ["api.PageSwapEvent"]],
  ["Anchor positioning", ["css.types.ratio"]],
  ["HTTP/2", []],
])("has no page rather than one without a word of the name: %s", (name, keys) => {
  expect(find(name, { keys }).page).toBeNull();
});

test("tells where overviews and guides of the name may be, by the areas of its keys", () => {
  const keys = [
    "api.PageSwapEvent",
    "api.ViewTransition",
    "css.at-rules.view-transition",
  ];
  expect(find("View transitions", { keys }).overviews).toEqual([
    "API/View_transitions_API",
    "API/View_transition_API",
    "API/View_transitions",
    "CSS/Guides/View_transitions",
  ]);
});

test("prefers an overview to a function of the name", () => {
  expect(find("Fetch", { keys: ["api.fetch"] }).overviews).toContain("API/Fetch_API");
});

test("knows the overviews whose names differ from those of their features", () => {
  const keys = ["css.properties.align-content"];
  expect(find("Flexbox", { keys, id: "flexbox" }).overviews).toEqual([
    "CSS/Guides/Flexible_box_layout",
  ]);
});
