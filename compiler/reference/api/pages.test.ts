import { expect, test } from "vitest";
import { createIdl } from "../data/idl";
import { openArea } from "../parts/test-area";
import {
  createGeneratedPage,
  createReferenceTestContext,
  createTestBaseline,
  type TestData,
} from "../parts/test-context";
import { api } from ".";
import { getInterfaceGroups } from "./groups";
import { findApiSubject } from "./subject";

function toText(html: string): string {
  return html.replace(/<\/(?:h2|h3|dt|dd|p|li)>/g, " ").replace(/<[^>]*>/g, "");
}

/** Generates an area page over IDL and features of its own, as text. */
function renderOwn(idl: string, features: object, path: string): string {
  const compat = { api: features };
  const own = openArea(api, { idl, compat });
  return toText(own.render(`Web/API/${path}`)).replace(/\s+/g, " ");
}

function page(path: string, facts: object = {}): Record<string, object> {
  const mdn_url = `https://developer.mozilla.org/docs/Web/API/${path}`;
  return { __compat: { mdn_url, ...facts } };
}

test.each([
  ["go", "undefined go(long a); undefined go(long a, long b);", "takes a and b and"],
  [
    "go",
    "undefined go(long a, long b); undefined go(any c, long b);",
    "has 2 forms, both of which take b, and",
  ],
])("says what all calls of %s take", (name, members, words) => {
  const features = { Own: { ...page("Own"), [name]: page(`Own/${name}`) } };
  const text = renderOwn(`interface Own { ${members} };`, features, `Own/${name}`);
  expect(text).toContain(`interface ${words} returns no value.`);
});

test("tells about all methods of a page that several share", () => {
  const idl =
    "interface Gl { undefined put1(long x); undefined put2(long x, long y); undefined putUri(DOMString u); };";
  const features = {
    Gl: {
      ...page("Gl"),
      put1: page("Gl/put"),
      put2: page("Gl/put"),
      putUri: page("Gl/putURI"),
    },
  };
  expect(renderOwn(idl, features, "Gl/put")).toMatch(
    /^put1\(\) and put2\(\) are methods of the Gl interface and return no value\. Syntax jsput1\(x\) put2\(x, y\)Parameters x An integer. y An integer./,
  );
  expect(renderOwn(idl, features, "Gl/putURI")).toContain("Syntax jsputUri(u)");
});

test("says nothing of support for a dictionary of which several details have data", () => {
  const own = (...details: string[]) => {
    const Log: Record<string, object> = page("Log");
    for (const detail of details) Log[detail] = page("Box", { support: {} });
    const baselines = { "api.Log.size": createTestBaseline({ baseline: false }) };
    return { idl: "dictionary Box { };", compat: { api: { Log } }, baselines };
  };
  const render = (data: TestData) => openArea(api, data).render("Web/API/Box");
  expect(render(own("size"))).toContain("Limited availability");
  expect(render(own("size", "zoom"))).not.toContain("Limited availability");
});

test("begins with the support of the page's own interface", () => {
  const put = { put1: page("Gl/put"), put2: page("Gl/put") };
  const compat = {
    api: { Gl2: { ...page("Gl2"), ...put }, Gl: { ...page("Gl"), ...put } },
  };
  const found = openArea(api, { idl: "", compat }).find("Gl/put");
  expect(found.browserCompat[0]).toBe("api.Gl.put1");
});

test("finds the dictionary that is the body of a report", () => {
  const idl = "dictionary FallReportBody { DOMString cause; };";
  const features = {
    FallReportBody: { ...page("FallReport"), cause: page("FallReport/cause") },
  };
  expect(renderOwn(idl, features, "FallReport")).toMatch(
    /^FallReport is a report of the web platform whose body is a FallReportBody dictionary\. Instance properties cause A string\./,
  );
  expect(renderOwn(idl, features, "FallReport/cause")).toContain(
    "The cause property of the FallReportBody dictionary is a string.",
  );
});

test("links a dictionary's members to their pages", () => {
  const features = { Init: { ...page("Init"), size: page("Init/size") } };
  const idl = "dictionary Init { long size; long age; };";
  const html = openArea(api, { idl, compat: { api: features } }).render("Web/API/Init");
  expect(html.match(/(?<=<dt>).*?<code>\w+/g)).toEqual([
    '<a href="/en-US/docs/Web/API/Init/size"><code>size',
    "<code>age",
  ]);
});

test.each([
  ["Old/dump", "method"],
  ["Old/unlockOrientation", "method"],
  ["Old/hasPosition", "property"],
  ["FeaturePolicy/features", "method"],
])("knows whether %s, which has left the IDL, was a %s", (slug, kind) => {
  const key = `api.${slug.replace("/", ".")}`;
  const found = findApiSubject({ slug: `Web/API/${slug}`, key }, createIdl([]));
  expect(found?.kind).toBe(kind);
});

test("iterates by the method that IDL implies", () => {
  const text = renderOwn(
    "interface Report { readonly maplike<DOMString, object>; };",
    { Report: { ...page("Report"), "@@iterator": page("Report/Symbol.iterator") } },
    "Report/Symbol.iterator",
  );
  expect(text).toContain(
    "The [Symbol.iterator]() method of the Report interface takes no",
  );
});

test("says of a dictionary in an overview what its page says by a key of another name", () => {
  const spec_url = "https://w3c.github.io/touch-events/#x";
  const bare = createReferenceTestContext({
    idl: "dictionary Hit { };",
    compat: { api: { Log: { ...page("Log"), hit: page("Hit", { spec_url }) } } },
    pages: [createGeneratedPage({ slug: "Web/API/Hit", browserCompat: ["api.Log.hit"] })],
    baselines: { "api.Log.hit": createTestBaseline({ baseline: false }) },
  });
  const data = {
    ...bare.data,
    listSpecifications: () => [{ bcdSpecificationURL: spec_url, title: "Touch" }],
  };
  const overview = createGeneratedPage({ slug: "Web/API/Touch_events" });
  const html = api.renderBody(overview, { ...bare, data, key: "group:Touch Events" });
  expect(toText(html)).toContain("Hit Limited availability.");
});

test("counts a group's definitions by kind", () => {
  const idl = "interface A { }; dictionary B { }; namespace C { };";
  const spec_url = "https://w3c.github.io/touch-events/#x";
  const features = Object.fromEntries(
    ["A", "B", "C", "Gone"].map((name) => [name, page(name, { spec_url })]),
  );
  const bare = createReferenceTestContext({ idl, compat: { api: features } });
  const data = {
    ...bare.data,
    listSpecifications: () => [{ bcdSpecificationURL: spec_url, title: "Touch" }],
  };
  const overview = createGeneratedPage({ slug: "Web/API/Touch_events" });
  const html = api.renderBody(overview, { ...bare, data, key: "group:Touch Events" });
  expect(html.match(/(?<=<h2>)[^<]+/g)?.slice(0, 3)).toEqual([
    "Interfaces",
    "Dictionaries",
    "Namespaces",
  ]);
  expect(toText(html)).toContain(
    "2 interfaces, one dictionary, and one namespace belong to Touch Events: A, B, C, and Gone.",
  );
  const gone = createGeneratedPage({ slug: "Web/API/Gone" });
  expect(toText(api.renderBody(gone, { ...bare, data, key: "" }))).toContain(
    "The Gone interface is not in the current interface definitions",
  );
});

test("lists members of an interface that the data has elsewhere", () => {
  const idl =
    "interface Win { attribute long age; attribute long zoom; undefined get(); }; interface Sub : Win { };";
  const features = {
    Win: { ...page("Win"), age: page("Win/age"), zoom: page("Win/zoom") },
    Sub: { ...page("Sub"), hide_event: page("Win/hide_event") },
    get: page("Win/get"),
    level: page("Win/level"),
  };
  const own = openArea(api, { idl, compat: { api: features } });
  const terms = [...own.render("Web/API/Win").matchAll(/<dt>(.*?)<\/dt>/g)];
  expect(terms.map(([, term = ""]) => toText(term))).toEqual([
    "age",
    "level",
    "zoom",
    "get()",
    "hide",
  ]);
});

test("takes no page outside of the API's folder for an interface of a group", () => {
  const term = {
    __compat: {
      mdn_url: "https://developer.mozilla.org/docs/Glossary/First_paint",
      support: {},
    },
  };
  const bare = createReferenceTestContext({
    idl: "interface A { };",
    compat: { api: { A: { ...page("A"), first: term } } },
  });
  const listSpecifications = () => [
    { bcdSpecificationURL: "https://w3c.github.io/touch-events/#x", title: "Touch" },
  ];
  const { groups } = getInterfaceGroups({ ...bare.data, listSpecifications });
  expect(groups.map(({ interfaces }) => interfaces)).toEqual([["A"]]);
});

test("gives a member without a specification the sidebar of its neighbours", () => {
  const { data } = createReferenceTestContext({
    idl: "interface Report { };",
    compat: {
      api: { Report: { ...page("Report"), type_pair: { rank: page("Pair/rank") } } },
    },
  });
  const TITLED = ["api.Report", "api.Report.type_pair"];
  const listSpecifications = (keys: readonly string[]) =>
    keys.some((key) => TITLED.includes(key))
      ? [{ bcdSpecificationURL: "https://w3c.github.io/touch-events/#x", title: "Touch" }]
      : [];
  const { findByPage } = getInterfaceGroups({ ...data, listSpecifications });
  const [pair] = data.bcd().pages.filter(({ slug }) => slug === "Web/API/Pair/rank");
  expect(pair && findByPage(pair)?.interfaces).toEqual(["Report"]);
});

test("shows a constructor that nothing declares without arguments", () => {
  const text = renderOwn(
    "interface Own { };",
    { Own: { ...page("Own"), Own: page("Own/Own") } },
    "Own",
  );
  expect(text).toContain("Constructor Own Creates");
});

test("calls nothing optional that a method returns", () => {
  const text = renderOwn(
    "interface Own { Timing read(); }; dictionary Timing { long delay = 0; };",
    { Own: { ...page("Own"), read: page("Own/read") } },
    "Own/read",
  );
  expect(text).toContain("Properties of Timing: delay An integer. Browser");
});

test("shows no listener for an event that has a prefix everywhere", () => {
  const support = { firefox: { version_added: "14", prefix: "moz" } };
  const text = renderOwn(
    "interface Own { };",
    { Own: { ...page("Own"), turn_event: page("Own/turn_event", { support }) } },
    "Own/turn_event",
  );
  expect(text).toContain("Browsers support the event only with a prefix in its name.");
  expect(text).not.toContain("addEventListener");
});

test("finds event handlers at any depth below the interface", () => {
  const own = createReferenceTestContext({
    idl: "interface Top { }; interface Mid : Top { }; interface Low : Mid { attribute any onturn; };",
    compat: { api: { Top: { ...page("Top"), turn_event: page("Top/turn_event") } } },
    parents: { Mid: "Top", Low: "Mid" },
  });
  const generated = createGeneratedPage({ slug: "Web/API/Top/turn_event" });
  expect(toText(api.renderBody(generated, own))).toContain("property onturn of Low.");
});
