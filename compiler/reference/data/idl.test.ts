import { expect, test } from "vitest";
import { parse } from "webidl2";
import { createIdl, readIdl } from "./idl";
import { CORRECTED_IDL } from "./idl-corrected";

const idl = createIdl([
  `// interface Comment { };
  [Exposed=(Window,Worker), SecureContext] interface Circle : Shape {
    const unsigned short FULL = 1; /* a; comment */
    [Throws, Extended="a; // b"] constructor(optional CircleInit init = {});
    readonly attribute DOMString _name;
    static (Circle or DOMString) _from(DOMString text);
    undefined draw(double x);
    undefined draw(double x, optional double y = 0);
    getter double (unsigned long index);
  };
  Circle includes Paintable;`,
  `partial interface Circle { [SameObject] attribute FrozenArray<long> parts; };
  interface mixin Paintable { undefined fill((Colour or DOMString)... colours); };
  interface Shape { attribute long size; stringifier; };
  interface Points { readonly maplike<DOMString, sequence<double>>; };
  interface Bag { setlike<any>; };
  interface Stream { async_iterable<any>(optional O options = {}); };
  dictionary ShapeInit { required long size; };
  dictionary CircleInit : ShapeInit { boolean filled = true; };
  enum Colour { "red", "blue" };
  typedef (Circle or Shape)? Form;
  callback Painter = undefined (Circle circle);`,
]);

test.each([
  ["Circle", "name", { kind: "attribute", isStatic: false, owner: "Circle" }],
  ["Circle", "from", { kind: "operation", isStatic: true, owner: "Circle" }],
  ["Circle", "FULL", { kind: "constant", isStatic: true, owner: "Circle" }],
  ["Circle", "parts", { kind: "attribute", isStatic: false, owner: "Circle" }],
  ["Circle", "fill", { kind: "operation", isStatic: false, owner: "Paintable" }],
  ["Circle", "size", { kind: "attribute", isStatic: false, owner: "Shape" }],
  ["Circle", "toString", { kind: "operation", isStatic: false, owner: "Shape" }],
  ["CircleInit", "filled", { kind: "attribute", isStatic: false, owner: "CircleInit" }],
  ["CircleInit", "size", { kind: "attribute", isStatic: false, owner: "ShapeInit" }],
  ["Points", "size", { kind: "attribute", isStatic: false, owner: "Points" }],
  ["Points", "get", { kind: "operation", isStatic: false, owner: "Points" }],
  ["Points", "set", null],
  ["Bag", "add", { kind: "operation", isStatic: false, owner: "Bag" }],
  ["Stream", "values", { kind: "operation", isStatic: false, owner: "Stream" }],
  ["Stream", "keys", null],
  ["Circle", "nothing", null],
  ["Comment", "x", null],
])("finds without a parse what %s.%s is", (name, member, expected) => {
  expect(idl.findMember(name, member)).toEqual(expected);
});

test("merges partials, mixins and implied members", () => {
  const circle = idl.findContainer("Circle");
  expect(circle).toMatchObject({ kind: "interface", parent: "Shape" });
  expect(circle?.members.flatMap(({ name }) => name || [])).toEqual([
    "FULL",
    "name",
    "from",
    "draw",
    "draw",
    "parts",
    "fill",
  ]);
  expect(idl.findContainer("Points")?.members.map(({ name }) => name)).toContain(
    "forEach",
  );
  expect(idl.findContainer("Unknown")).toBeNull();
});

test("lists every declaration of a member, inherited ones too", () => {
  expect(idl.listOverloads("Circle", "draw").map((one) => one.arguments?.length)).toEqual(
    [1, 2],
  );
  expect(idl.listOverloads("Circle", "toString")).toMatchObject([{ type: "operation" }]);
  expect(idl.listOverloads("Points", "get")).toMatchObject([
    { idlType: { union: true }, arguments: [{ name: "key" }] },
  ]);
  expect(idl.listOverloads("Circle", "nothing")).toEqual([]);
});

test("declares what a set implies only if the interface does not", () => {
  const fonts = createIdl([
    "interface Fonts { setlike<Font>; boolean delete(Font font); Fonts add(Font font); };",
  ]);
  const listArguments = (name: string) =>
    fonts.listOverloads("Fonts", name).map((one) => one.arguments?.[0]?.name);
  expect(["add", "delete", "has"].map(listArguments)).toEqual([
    ["font"],
    ["font"],
    ["value"],
  ]);
});

test("replaces types by corrected ones, also of an inherited member", () => {
  const corrected = createIdl(
    [
      `dictionary Stats { required Kind type; DOMString id; };
       dictionary CodecStats : Stats { long clock; };
       enum Kind { "codec", "transport" };
       interface Key { [SameObject] readonly attribute object uses; object find(object by); };
       interface PublicKey : Key { };`,
    ],
    `enum Codec { "codec" };
     dictionary CodecStats { required Codec type; };
     interface Key { attribute Date uses; Date find(DOMString by); };`,
  );
  expect(corrected.findEnum("Codec")).toEqual(["codec"]);
  expect(corrected.listOverloads("CodecStats", "type")).toMatchObject([
    { idlType: { idlType: "Codec" } },
  ]);
  expect(corrected.listOverloads("Stats", "type")).toMatchObject([
    { idlType: { idlType: "Kind" } },
  ]);
  expect(corrected.listOverloads("PublicKey", "uses")).toMatchObject([
    { idlType: { idlType: "Date" }, readonly: true, extAttrs: [{ name: "SameObject" }] },
  ]);
  expect(corrected.listOverloads("Key", "find")).toMatchObject([
    { idlType: { idlType: "Date" }, arguments: [{ idlType: { idlType: "DOMString" } }] },
  ]);
  expect(corrected.formatDefinition("Key")).toContain("attribute object uses");
});

test("corrects only members that the installed data still has", () => {
  const published = readIdl();
  for (const { name, members = [] } of parse(CORRECTED_IDL))
    for (const member of members)
      expect(
        `${name}.${published.findMember(name, member.name ?? "")?.kind ?? ""}`,
      ).toMatch(/\.(?:attribute|operation)$/);
});

test("finds an interface by its old names", () => {
  const aliased = createIdl([
    "[Exposed=*, LegacyWindowAlias=(OldBall, Sphere)] interface Ball { undefined roll(); };",
    "[LegacyWindowAlias = Web] interface Net { }; Ball includes Round; interface mixin Round { };",
  ]);
  expect(["OldBall", "Sphere", "Web", "Ball"].map(aliased.findAliased)).toEqual([
    "Ball",
    "Ball",
    "Net",
    null,
  ]);
  expect(aliased.listOverloads("Sphere", "roll")).toHaveLength(1);
  expect(aliased.formatDefinition("OldBall")).toBe(aliased.formatDefinition("Ball"));
});

test("finds enums, typedefs and callbacks", () => {
  expect(idl.findEnum("Colour")).toEqual(["red", "blue"]);
  expect(idl.findEnum("Circle")).toBeNull();
  expect(idl.findTypedef("Form")).toMatchObject({ union: true, nullable: true });
  expect(idl.findCallback("Painter")?.arguments).toHaveLength(1);
});

test("shows a definition without comments, with its partials and mixins", () => {
  const text = idl.formatDefinition("Circle");
  expect(text).toMatch(/^\[Exposed=\(Window,Worker\), SecureContext\] interface Circle/);
  expect(text).toContain('Extended="a; // b"');
  expect(text).not.toContain("comment");
  expect(text).toMatch(
    /\n\npartial interface Circle [^]*;\n\nCircle includes Paintable;$/,
  );
  expect(idl.formatDefinition("Unknown")).toBe("");
});

test("parses every interface of the installed data", () => {
  const installed = readIdl();
  expect(installed.listOverloads("Element", "append")).toMatchObject([
    { arguments: [{ name: "nodes", variadic: true }] },
  ]);
  expect(installed.findMember("AbortSignal", "any")?.isStatic).toBe(true);
  expect(installed.findContainer("RTCStatsReport")?.members.length).toBeGreaterThan(5);
  expect(installed.findContainer("URL")?.members.length).toBeGreaterThan(12);
});
