import { expect, test } from "vitest";
import { createInheritance } from "./inheritance";

const inheritance = createInheritance([
  `[Exposed=(Window,Worker), LegacyFactoryFunction=X(DOMString a)] interface Circle : Shape {
    attribute double r; // interface Wrong : Comment {
  };
  partial interface Circle { attribute double area; };
  interface mixin Fillable { };
  callback interface Painter { undefined paint(); };
  dictionary CircleInit : ShapeInit { };
  /* interface Hidden : Comment { }; */`,
  `interface
     Square: Shape{ };
   interface Shape { };
   interface Cube : Square { };`,
]);

test.each([
  ["Circle", "Shape"],
  ["Square", "Shape"],
  ["Cube", "Square"],
  ["Shape", null],
  ["CircleInit", null],
  ["Wrong", null],
  ["Hidden", null],
  ["Unknown", null],
])("the parent of %s is %s", (name, parent) => {
  expect(inheritance.findParent(name)).toBe(parent);
});

test.each([
  ["Shape", ["Circle", "Square"]],
  ["Square", ["Cube"]],
  ["Cube", []],
  ["Comment", []],
])("the children of %s are %o", (name, children) => {
  expect(inheritance.listChildren(name)).toEqual(children);
});
