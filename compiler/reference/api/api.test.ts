import { expect, test } from "vitest";
import { createReferenceTestContext } from "../parts/test-context";
import type { Page } from "../../core/page";
import { createGeneratedPage } from "../parts/test-context";
import { api } from ".";
import { findGroupName } from "./group-table";
import { TEST_COMPAT, TEST_IDL } from "./test-idl";

const context = createReferenceTestContext({
  idl: TEST_IDL,
  compat: TEST_COMPAT,
  pages: ["Web/API/Circle", "Web/API/Shape", "Web/API/Circle/draw"],
  parents: { Circle: "Shape", RollEvent: "Event" },
  events: [
    {
      type: "roll",
      interface: "RollEvent",
      targets: [{ target: "Shape" }, { target: "Circle", bubbles: true }],
    },
    { type: "stop", interface: "Event", targets: [{ target: "Shape" }] },
  ],
});
const pages = api.listPages({
  ...context.data,
  listSpecifications: ([key = ""]) =>
    key === "api.Circle"
      ? [{ bcdSpecificationURL: "https://dom.spec.whatwg.org/#circle", title: "DOM" }]
      : [],
});

function render(path: string, facts: Partial<Page> = {}): string {
  const page = createGeneratedPage({ slug: `Web/API/${path}`, ...facts });
  return api.renderBody(page, { ...context, key: "api" });
}

function toText(html: string): string {
  return html.replace(/<\/(?:h2|h3|dt|dd|p|li)>/g, " ").replace(/<[^>]*>/g, "");
}

test.each([
  ["Circle", "Circle", "web-api-interface"],
  ["Circle/Circle", "Circle: Circle() constructor", "web-api-constructor"],
  ["Circle/draw", "Circle: draw() method", "web-api-instance-method"],
  ["Circle/from_static", "Circle: from() static method", "web-api-static-method"],
  ["Circle/getOld", "Circle: getOld() method", "web-api-instance-method"],
  ["Circle/name", "Circle: name property", "web-api-instance-property"],
  ["Circle/roll_event", "Circle: roll event", "web-api-event"],
  ["Shape_API/Using_shapes", "Using shapes", "guide"],
])("titles %s %j", (path, title, pageType) => {
  const page = pages.find(({ slug }) => slug === `Web/API/${path}`);
  expect(page).toMatchObject({ title, pageType });
});

test("gives interfaces the sidebar of their group, and the group a page", () => {
  const bySlug = (slug: string) => pages.find((page) => page.slug === slug);
  expect(bySlug("Web/API/Circle/draw")?.sidebar).toEqual([
    { name: "apiref", args: ["DOM"] },
  ]);
  expect(bySlug("Web/API/Shape")?.sidebar).toEqual([{ name: "apiref", args: [] }]);
  expect(bySlug("Web/API/Document_Object_Model")).toMatchObject({
    title: "DOM",
    pageType: "web-api-overview",
    specUrls: ["https://dom.spec.whatwg.org/"],
    sidebar: [{ name: "defaultapisidebar", args: ["DOM"] }],
  });
});

test("writes an interface page with members, inheritance and definition", () => {
  const html = render("Circle");
  expect(html.match(/(?<=<h[23]>)[^<]+/g)).toEqual([
    "Constructor",
    "Instance properties",
    "Static methods",
    "Instance methods",
    "Events",
    "Inheritance",
    "Interface definition",
  ]);
  expect(html).toContain('<div class="notecard secure">');
  const text = toText(html);
  expect(text).toContain("It inherits from Shape.");
  expect(text).toContain("name Read only A string.");
  expect(text).toContain("next A Circle object, a string, or null.");
  expect(text).toContain("from(text, ...parts) Returns a Circle object.");
  expect(html).toMatch(/getOld<\/code> <span [^>]*icon-nonstandard/);
  expect(text).not.toContain("worker_support");
});

test("writes a method page with calls, parameters and value", () => {
  const text = toText(render("Circle/draw"));
  expect(text).toMatch(
    /The draw\(\) method of the Circle interface has 2 forms and returns undefined or a Promise/,
  );
  expect(text).toContain("Syntax jsdraw(x)");
  expect(text).toMatch(
    /Return value undefined; or a Promise that fulfills with a Shape object or null/i,
  );
});

test("distinguishes a static method from the instance's one of the same name", () => {
  expect(toText(render("Circle/name2"))).toContain("Syntax jsname2(step)");
  expect(toText(render("Circle/name2_static"))).toContain("Syntax jsCircle.name2()");
});

test("accepts an old name of an interface", () => {
  const html = render("OldCircle");
  expect(toText(html)).toContain(
    "OldCircle is an old name of the Circle interface, kept for pages that use it.",
  );
  expect(html).toContain("interface Circle : Shape {");
  expect(toText(render("OldCircle/draw"))).toContain("Syntax jsdraw(x)");
});

test("describes a constructor of another name", () => {
  const compat = { api: { Circle: { ...TEST_COMPAT.api.Circle } } };
  const mdn_url = "https://developer.mozilla.org/docs/Web/API/Circle/Disc";
  Object.assign(compat.api.Circle, { Disc: { __compat: { mdn_url } } });
  const own = createReferenceTestContext({ idl: TEST_IDL, compat });
  const page = createGeneratedPage({ slug: "Web/API/Circle/Disc" });
  expect(toText(api.renderBody(page, own))).toMatch(
    /The Disc\(\) constructor creates a new Circle object.*Syntax jsnew Disc\(\)\s+new Disc\(size\)/,
  );
});

test("makes no claim about a member without IDL", () => {
  const text = toText(render("Circle/getOld"));
  expect(text).toContain("is not in the current interface definitions of web standards.");
  expect(text).not.toContain("Syntax");
});

test.each([
  ["name", "Value A string. The property is read-only."],
  ["next", "Value A Circle object, a string, or null. The property can be read and set."],
])("writes the value of %s", (name, words) => {
  const compat = { api: { Circle: { ...TEST_COMPAT.api.Circle } } };
  Object.assign(compat.api.Circle, {
    [name]: {
      __compat: {
        mdn_url: `https://developer.mozilla.org/docs/Web/API/Circle/${name}`,
      },
    },
  });
  const own = createReferenceTestContext({ idl: TEST_IDL, compat });
  const page = createGeneratedPage({ slug: `Web/API/Circle/${name}` });
  expect(toText(api.renderBody(page, own))).toContain(words);
});

test("shows how to listen to an event", () => {
  const html = render("Circle/roll_event");
  expect(toText(html)).toContain("or set the event handler property onroll.");
  expect(html).toContain("onroll = (event) =&gt; { }");
});

test("describes the event object and its propagation", () => {
  const html = render("Circle/roll_event");
  const text = toText(html);
  expect(html.match(/(?<=<h2>)[^<]+/g)).toEqual([
    "Syntax",
    "Event type",
    "Event properties",
    "Behavior",
    "See also",
  ]);
  expect(text).toContain("Event type A RollEvent object. It inherits from Event.");
  expect(text).toContain("Event properties speed Read only A number.");
  expect(text).toMatch(/Bubbles Yes\. *See also/);
});

test("lists no properties of a plain event, and no facts of an unknown one", () => {
  const headings = (path: string) => render(path).match(/(?<=<h2>)[^<]+/g);
  expect(headings("Shape/stop_event")).toEqual(["Syntax", "Event type", "See also"]);
  expect(headings("Shape/burst_event")).toEqual(["Syntax", "See also"]);
});

test.each([
  [
    "https://html.spec.whatwg.org/multipage/dnd.html#x",
    "HTML",
    "HTML Drag and Drop API",
    "HTML_Drag_and_Drop_API",
  ],
  ["https://x.example/", "Gamepad Module Level 2", "Gamepad API", "Gamepad_API"],
  ["https://x.example/", "EditContext API", "EditContext API", "EditContext_API"],
  [
    "https://x.example/",
    "Web Thing: An API for Things",
    "Web Thing API",
    "Web_Thing_API",
  ],
  ["https://x.example/", "The Thing Element", "Thing Element API", "Thing_Element_API"],
  [
    "https://html.spec.whatwg.org/multipage/web-messaging.html#broadcasting-to-x",
    "HTML",
    "Broadcast Channel API",
    "Broadcast_Channel_API",
  ],
  [
    "https://html.spec.whatwg.org/multipage/custom-elements.html#x",
    "HTML",
    "Web Components",
    "Web_components",
  ],
  [
    "https://wicg.github.io/fenced-frame/#x",
    "Fenced Frame",
    "Fenced Frame API",
    "Fenced_frame_API",
  ],
  [
    "https://www.w3.org/TR/long-animation-frames/#x",
    "Long Animation Frames API",
    "Performance API",
    "Performance_API",
  ],
  [
    "https://drafts.csswg.org/geometry/#x",
    "Geometry Interfaces Module Level 1",
    "Geometry Interfaces",
    "Geometry_interfaces",
  ],
])("groups %s (%s) as %s", (url, title, name, path) => {
  expect(findGroupName(url, title)).toEqual({ name, slug: `Web/API/${path}` });
});

test("has no group for an unknown specification", () => {
  expect(findGroupName("https://x.example/", "Unknown specification")).toBeNull();
});
