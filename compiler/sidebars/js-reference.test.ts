import { expect, test } from "vitest";
import { createSite } from "../core/create-site";
import { findFamily, listAncestors } from "./js-objects";
import { findBuiltInObject, listJsReference } from "./js-reference";
import { renderItems } from "./sidebar-item";
import { createMaker, createPage, outline } from "./test-site";

const ROOT = "Web/JavaScript/Reference/Global_Objects";

function page(path: string, type: string) {
  return createPage({ slug: `${ROOT}/${path}`, pageType: `javascript-${type}` });
}

const pages = [
  page("Object", "class"),
  page("Object/keys", "static-method"),
  page("Object/toString", "instance-method"),
  page("Function", "class"),
  page("Error", "class"),
  page("Error/message", "instance-data-property"),
  page("RangeError", "class"),
  page("RangeError/RangeError", "constructor"),
  page("Intl", "namespace"),
  page("Intl/Locale", "class"),
  page("Intl/Locale/maximize", "instance-method"),
  page("Intl/getCanonicalLocales", "static-method"),
  page("Intl/Segmenter", "class"),
  page("Intl/Segmenter/segment", "instance-method"),
  page("Intl/Segmenter/segment/Segments", "class"),
  page("Intl/Segmenter/segment/Segments/containing", "instance-method"),
  page("eval", "function"),
];
const maker = createMaker(pages);

test("lists an object with its members, then its closed inherited ones, then its family", () => {
  const html = renderItems(listJsReference(maker, "RangeError"));
  expect(outline(html).split("\n")).toEqual([
    "> sidebar-standard-objects",
    "> RangeError",
    "sidebar-constructor",
    "  RangeError",
    "> sidebar-inheritance",
    "Error",
    "  sidebar-instance-properties",
    "    message",
    "Object",
    "  sidebar-instance-methods",
    "    toString",
    "Function",
    "sidebar-related",
    "  Error",
  ]);
  expect(html).toContain("<details open><summary>sidebar-constructor");
  expect(html).toContain("<details><summary>sidebar-instance-properties");
});

test("lists a namespace's objects together and lets it inherit nothing", () => {
  expect(outline(renderItems(listJsReference(maker, "Intl"))).split("\n")).toEqual([
    "> sidebar-standard-objects",
    "> Intl",
    "sidebar-static-methods",
    "  getCanonicalLocales",
    "sidebar-related",
    "  Intl.Locale",
    "  Intl.Segmenter",
  ]);
});

test("lists an object below a method with its own members, by its own name", () => {
  const items = listJsReference(maker, "Intl.Segmenter.segment.Segments");
  expect(outline(renderItems(items)).split("\n").slice(0, 4)).toEqual([
    "> sidebar-standard-objects",
    "> Segments",
    "sidebar-instance-methods",
    "  containing",
  ]);
});

test("lists the handler's members of Proxy, which are below its constructor", () => {
  const proxy = [page("Proxy", "class"), page("Proxy/Proxy/apply", "instance-method")];
  expect(outline(renderItems(listJsReference(createMaker(proxy), "Proxy")))).toContain(
    "  apply",
  );
});

test.each([
  ["RangeError", "RangeError"],
  ["RangeError/RangeError", "RangeError"],
  ["Intl/Locale/maximize", "Intl.Locale"],
  ["Intl/getCanonicalLocales", "Intl"],
  ["Intl/Segmenter/segment", "Intl.Segmenter"],
  ["Intl/Segmenter/segment/Segments", "Intl.Segmenter.segment.Segments"],
  ["Intl/Segmenter/segment/Segments/containing", "Intl.Segmenter.segment.Segments"],
  ["Missing/member", "Missing"],
  ["eval", ""],
])("finds the object of %s", (path, name) => {
  expect(findBuiltInObject(createSite(pages, []), `${ROOT}/${path}`)).toBe(name);
});

test("finds no object outside the built-in objects", () => {
  expect(findBuiltInObject(createSite(pages, []), ROOT)).toBe("");
});

test("gives each kind of object its ancestors", () => {
  expect(listAncestors("Map")).toEqual(["Object", "Function"]);
  expect(listAncestors("Object")).toEqual(["Function"]);
  expect(listAncestors("AsyncFunction")).toEqual(["Function", "Object"]);
  expect(listAncestors("Int8Array")).toEqual(["TypedArray", "Object", "Function"]);
  expect(listAncestors("Math")).toEqual([]);
  expect(listAncestors("constructor")).toEqual(["Object", "Function"]);
});

test("finds the family of an object", () => {
  expect(findFamily("Intl.Locale")).toEqual({ namespace: "Intl" });
  const errors = findFamily("RangeError");
  expect(errors && "objects" in errors && errors.objects.slice(0, 2)).toEqual([
    "Error",
    "AggregateError",
  ]);
  expect(findFamily("Map")).toBeNull();
});
