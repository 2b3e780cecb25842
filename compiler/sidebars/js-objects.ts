/** Parents of standard built-in objects, in addition to Object and Function. */
const PARENTS: Readonly<Record<string, string>> = {
  AggregateError: "Error",
  EvalError: "Error",
  InternalError: "Error",
  RangeError: "Error",
  ReferenceError: "Error",
  SuppressedError: "Error",
  SyntaxError: "Error",
  TypeError: "Error",
  URIError: "Error",
  BigInt64Array: "TypedArray",
  BigUint64Array: "TypedArray",
  Float16Array: "TypedArray",
  Float32Array: "TypedArray",
  Float64Array: "TypedArray",
  Int8Array: "TypedArray",
  Int16Array: "TypedArray",
  Int32Array: "TypedArray",
  Uint8Array: "TypedArray",
  Uint8ClampedArray: "TypedArray",
  Uint16Array: "TypedArray",
  Uint32Array: "TypedArray",
  AsyncFunction: "Function",
  AsyncGeneratorFunction: "Function",
  GeneratorFunction: "Function",
  AsyncGenerator: "AsyncIterator",
  Generator: "Iterator",
};

/** Namespaces and similar objects, whose few inherited members would distract. */
const WITHOUT_INHERITANCE = new Set([
  "Atomics",
  "Intl",
  "JSON",
  "Math",
  "Proxy",
  "Reflect",
  "Temporal",
]);

/** Namespaces whose objects are listed together. */
const NAMESPACE_FAMILIES = ["Intl", "Temporal"];
const FAMILIES = ["Error", "TypedArray"];

/**
 * Lists an object's ancestors, nearest first. Members of namespaces are dotted: `Intl.Locale`.
 */
export function listAncestors(name: string): string[] {
  if (WITHOUT_INHERITANCE.has(name)) return [];
  const parent = Object.hasOwn(PARENTS, name) ? PARENTS[name] : undefined;
  // A constructor is a function, so that its static side inherits from Function.
  const chain = [...(parent ? [parent] : []), "Object", "Function"];
  return [...new Set(chain)].filter((ancestor) => ancestor !== name);
}

/** Finds related objects: a family by inheritance, or a namespace to list; null without any. */
export function findFamily(
  name: string,
): { objects: string[] } | { namespace: string } | null {
  const [first = name] = name.split(".", 1);
  if (NAMESPACE_FAMILIES.includes(first)) return { namespace: first };
  const family = FAMILIES.find((base) => base === name || PARENTS[name] === base);
  if (!family) return null;
  const objects = Object.keys(PARENTS).filter((object) => PARENTS[object] === family);
  return { objects: [family, ...objects] };
}
