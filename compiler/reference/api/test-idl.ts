/** A small API for tests. */
export const TEST_IDL = `
[Exposed=(Window,Worker), SecureContext, LegacyWindowAlias=(OldCircle, Ring), LegacyFactoryFunction=Disc(optional long size)] interface Circle : Shape {
  constructor(optional CircleInit init = {});
  readonly attribute DOMString name;
  [PutForwards=value] readonly attribute Shape frame;
  attribute (Circle or DOMString)? next;
  attribute EventHandler onroll;
  static Circle name2();
  DOMString name2(long step);
  static Circle from(DOMString text, long... parts);
  undefined draw(double x);
  Promise<Shape?> draw(DOMString text, optional Mode mode = "fast", optional Painter painter);
  setlike<Shape>;
};
[Exposed=Window] interface Shape { };
interface Event { readonly attribute boolean bubbles; };
interface RollEvent : Event { readonly attribute double speed; undefined brake(); static attribute long count; };
dictionary CircleInit { required unsigned long size; sequence<CircleInit> inner = []; Mode mode = "slow"; };
enum Mode { "fast", "slow" };
enum Single { "one" };
typedef (Shape or Nested) Drawing;
typedef (sequence<DOMString> or record<DOMString, boolean>) Nested;
callback Painter = undefined (Circle circle, long step);
callback EventHandlerNonNull = any (Event event);
typedef EventHandlerNonNull? EventHandler;
`;

const DOCS = "https://developer.mozilla.org/docs/Web/API/";
const SPEC = "https://dom.spec.whatwg.org/#circle";

function feature(path: string, below: object = {}, facts: object = {}): object {
  return { __compat: { mdn_url: DOCS + path, ...facts }, ...below };
}

/** Features of that API; keys that contain "standard" have a specification. */
export const TEST_COMPAT = {
  api: {
    Circle: feature(
      "Circle",
      {
        Circle: feature("Circle/Circle"),
        draw: feature("Circle/draw"),
        from_static: feature("Circle/from_static"),
        getOld: feature(
          "Circle/getOld",
          {},
          {
            status: { experimental: false, standard_track: false, deprecated: true },
          },
        ),
        name: feature("Circle/name"),
        name2: feature("Circle/name2"),
        name2_static: feature("Circle/name2_static"),
        next: { __compat: {} },
        roll_event: feature("Circle/roll_event"),
        worker_support: { __compat: {} },
      },
      { spec_url: SPEC },
    ),
    OldCircle: feature("OldCircle", { draw: feature("OldCircle/draw") }),
    Shape: feature("Shape", {
      guide: feature("Shape_API/Using_shapes"),
      stop_event: feature("Shape/stop_event"),
      burst_event: feature("Shape/burst_event"),
    }),
  },
};
