import { expect, test } from "vitest";
import type { FeatureTree } from "../../sources/platform/compat/features";
import { loadPlatformData } from "../../sources/platform";
import { openReferenceData } from "../data/open-reference-data";
import { openArea } from "../parts/test-area";
import { createGeneratedPage, createReferenceTestContext } from "../parts/test-context";
import { listThrowNames, listThrows } from "../texts/read-texts";
import { javascript } from ".";

const DOCS = "https://developer.mozilla.org/docs/";
const GLOBALS = "Web/JavaScript/Reference/Global_Objects/";

function feature(slug: string, anchor: string, facts: object = {}, below = {}): object {
  const spec_url = `https://tc39.es/ecma262/#${anchor}`;
  return { __compat: { mdn_url: DOCS + slug, spec_url, ...facts }, ...below };
}

/** Nests features by their paths, with the specification's anchors. */
function builtIns(anchors: Record<string, string>): Record<string, object> {
  const tree: Record<string, object> = {};
  for (const [path, anchor] of Object.entries(anchors)) {
    const names = path.split("/");
    let place = tree;
    names.forEach((name, at) => {
      const isLast = at === names.length - 1;
      const slug = GLOBALS + names.slice(0, at + 1).join("/");
      place[name] ??= feature(slug, isLast ? anchor : "");
      place = place[name] as Record<string, object>;
    });
  }
  return tree;
}

const compat = {
  javascript: {
    builtins: {
      List: feature(
        `${GLOBALS}List`,
        "",
        {},
        {
          List: feature(`${GLOBALS}List/List`, ""),
          from: feature(`${GLOBALS}List/from`, "sec-list.from"),
          at: feature(
            `${GLOBALS}List/at`,
            "sec-list.prototype.at",
            {},
            {
              fast: {
                __compat: { description: "<code>fast</code> <a href='x'>mode</a>" },
              },
              other: { __compat: {} },
            },
          ),
          size: feature(`${GLOBALS}List/size`, "sec-get-list.prototype.size"),
        },
      ),
      RangeError: feature(`${GLOBALS}RangeError`, ""),
      ...builtIns({
        "Array/Symbol.unscopables": "sec-array.prototype-%symbol.unscopables%",
        "Error/stack": "",
        "Intl/DateTimeFormat/resolvedOptions":
          "sec-intl.datetimeformat.prototype.resolvedoptions",
        "Intl/ListFormat/ListFormat": "",
        "Object/Object": "",
        "Object/proto": "sec-object.prototype.__proto__",
        "RegExp/n": "sec-get-regexp.n",
        "String/matchAll": "sec-string.prototype.matchall",
        "Temporal/Duration/round": "sec-temporal.duration.prototype.round",
        "Temporal/Instant/round": "sec-temporal.instant.prototype.round",
        "TypedArray/BYTES_PER_ELEMENT": "sec-typedarray.bytes_per_element",
      }),
    },
    operators: {
      resolve: feature("Web/JavaScript/Reference/Operators/import.meta/resolve", ""),
      add: feature("Web/JavaScript/Reference/Operators/Add", "", {
        description: "Addition (<code>a &lt; b</code>)",
      }),
    },
  },
} as unknown as FeatureTree;
const context = createReferenceTestContext({ compat, pages: [`${GLOBALS}Error`] });

function render(slug: string, title: string): string {
  const page = createGeneratedPage({ slug, title });
  return javascript.renderBody(page, context);
}

test("lists an object's members by kind", () => {
  const html = render(`${GLOBALS}List`, "List");
  expect(html.match(/(?<=<h2>|<dt>)[^/]+(?=<\/(?:h2|code))/g)).toEqual([
    "Constructor",
    "<code>List()",
    "Static methods",
    "<code>from()",
    "Instance methods",
    "<code>at()",
    "Instance properties",
    "<code>size",
  ]);
});

test("lists an error's ancestors", () => {
  expect(render(`${GLOBALS}RangeError`, "RangeError")).toContain(
    `It inherits from <a href="/en-US/docs/${GLOBALS}Error"><code>Error</code></a>.`,
  );
});

test("names the parts that browsers support on their own", () => {
  const html = render(`${GLOBALS}List/at`, "List.prototype.at()");
  expect(html).toContain("is a method of the instances of <code>List</code>.");
  expect(html).toContain("<dl><dt><code>fast</code> mode</dt><dd></dd></dl>");
});

test("shows an operator's form", () => {
  const html = render("Web/JavaScript/Reference/Operators/Add", "Addition (`a < b`)");
  expect(html).toMatch(/<pre class="brush: js notranslate"><code>a &lt; b<\/code>/);
});

const MADE =
  "The value itself if it is an object, else a new object: around the primitive value, or an empty one for <code>null</code> and <code>undefined</code>.";

test.each([
  [
    "Array/Symbol.unscopables",
    "<code>Array.prototype[Symbol.unscopables]</code> is a data",
  ],
  ["Array/Symbol.unscopables", "<code>Array.prototype[Symbol.unscopables]</code></pre>"],
  ["Error/stack", "<code>stack</code> is a property of"],
  ["Object/Object", `<p>${MADE}</p>`],
  ["Object/proto", "<code>Object.prototype.__proto__</code> is an accessor property"],
  ["RegExp/n", "<code>RegExp.$1\nRegExp.$2\n"],
  ["TypedArray/BYTES_PER_ELEMENT", "is a static data property of each constructor"],
  ["TypedArray/BYTES_PER_ELEMENT", "<code>Uint8Array.BYTES_PER_ELEMENT</code></pre>"],
  ["Intl/ListFormat/ListFormat", "Whether the items are joined by"],
  ["Intl/DateTimeFormat/resolvedOptions", "and 16 more properties"],
  ["String/matchAll", "or an object with a method <code>[Symbol.matchAll]()</code>"],
  ["Temporal/Instant/round", "<dt><code>smallestUnit</code></dt>"],
  ["Temporal/Duration/round", "<dt><code>smallestUnit</code> <span"],
])("writes on the page %s: %s", (path, words) => {
  expect(render(`${GLOBALS}${path}`, path)).toContain(words);
});

test("calls a member of `import.meta` a function of the host", () => {
  const slug = "Web/JavaScript/Reference/Operators/import.meta/resolve";
  expect(render(slug, "`import.meta.resolve`")).toContain(
    "<code>import.meta.resolve()</code> is a function that the host",
  );
});

const installed = new Map(
  javascript
    .listPages(openReferenceData(loadPlatformData()))
    .map((page) => [page.slug.replace("Web/JavaScript/Reference/", ""), page]),
);

test.each([
  ["Global_Objects/Array", "Array", "javascript-class", "jsref"],
  [
    "Global_Objects/Array/Array",
    "Array() constructor",
    "javascript-constructor",
    "jsref",
  ],
  [
    "Global_Objects/Array/at",
    "Array.prototype.at()",
    "javascript-instance-method",
    "jsref",
  ],
  ["Global_Objects/Array/from", "Array.from()", "javascript-static-method", "jsref"],
  [
    "Global_Objects/Array/length",
    "Array: length",
    "javascript-instance-data-property",
    "jsref",
  ],
  [
    "Global_Objects/Array/Symbol.iterator",
    "Array.prototype[Symbol.iterator]()",
    "javascript-instance-method",
    "jsref",
  ],
  [
    "Global_Objects/Array/Symbol.species",
    "Array[Symbol.species]",
    "javascript-static-accessor-property",
    "jsref",
  ],
  [
    "Global_Objects/Map/size",
    "Map.prototype.size",
    "javascript-instance-accessor-property",
    "jsref",
  ],
  ["Global_Objects/Math", "Math", "javascript-namespace", "jsref"],
  ["Global_Objects/Math/PI", "Math.PI", "javascript-static-data-property", "jsref"],
  ["Global_Objects/Math/max", "Math.max()", "javascript-static-method", "jsref"],
  [
    "Global_Objects/Symbol/iterator",
    "Symbol.iterator",
    "javascript-static-data-property",
    "jsref",
  ],
  [
    "Global_Objects/Symbol/toString",
    "Symbol.prototype.toString()",
    "javascript-instance-method",
    "jsref",
  ],
  [
    "Global_Objects/Object/getPrototypeOf",
    "Object.getPrototypeOf()",
    "javascript-static-method",
    "jsref",
  ],
  ["Global_Objects/Intl/Collator", "Intl.Collator", "javascript-class", "jsref"],
  [
    "Global_Objects/Proxy/Proxy/get",
    "handler.get()",
    "javascript-instance-method",
    "jsref",
  ],
  ["Global_Objects/parseInt", "parseInt()", "javascript-function", "jssidebar"],
  ["Global_Objects/globalThis", "globalThis", "javascript-global-property", "jssidebar"],
  ["Statements/for...of", "`for...of`", "javascript-statement", "jssidebar"],
  ["Operators/Addition", "Addition (`+`)", "javascript-operator", "jssidebar"],
  [
    "Functions/Arrow_functions",
    "Arrow functions",
    "javascript-language-feature",
    "jssidebar",
  ],
])("titles %s of the installed data %j", (slug, title, pageType, sidebar) => {
  expect(installed.get(slug)).toMatchObject({
    title,
    pageType,
    sidebar: [{ name: sidebar, args: [] }],
  });
});

test("each exception of our texts belongs to a built-in that has a page", () => {
  const pages = javascript.listPages(openReferenceData(loadPlatformData()));
  const keys = new Set(pages.flatMap(({ browserCompat }) => browserCompat));
  const unknown = listThrowNames().filter((name) => {
    const path = name
      .replace("globalThis.", "")
      .replaceAll("__", "")
      .replace(/(^|\.)Symbol\.(\w+)$/, (_, dot: string, leaf: string) =>
        name.startsWith("Symbol.") ? name : `${dot}@@${leaf}`,
      );
    return !keys.has(`javascript.builtins.${path}`);
  });
  expect(unknown).toEqual([]);
});

test("lists exceptions of a built-in", () => {
  const html = render(`${GLOBALS}List/at`, "List.prototype.at()");
  expect(html).not.toContain("<h2>Exceptions</h2>");
  expect(listThrows("Array.with")).toEqual([
    "RangeError if the index lies outside of the array",
  ]);
  expect(listThrows("Temporal.PlainDate.with")).toHaveLength(2);
  expect(listThrows("Int8Array.Int8Array")).toContain(
    "TypeError if it is called without `new`",
  );
  expect(listThrows("Object.setPrototypeOf")).toHaveLength(2);
});

test("lists the traps of a proxy on the page of its constructor, whose address they have", () => {
  const proxy = `${GLOBALS}Proxy`;
  const handler = { get: feature(`${proxy}/Proxy/get`, "") };
  const Proxy = feature(proxy, "", {}, { Proxy: feature(`${proxy}/Proxy`, ""), handler });
  const own = openArea(javascript, { compat: { javascript: { builtins: { Proxy } } } });
  const html = own.render(`${proxy}/Proxy`);
  expect(html).toContain(
    `<h2>Traps</h2><dl><dt><a href="/en-US/docs/${proxy}/Proxy/get">`,
  );
  expect(html).not.toContain("<h2>Instance methods</h2>");
});
