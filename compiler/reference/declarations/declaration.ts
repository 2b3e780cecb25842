/** A TypeScript type, reduced to what a reference page describes. */
export type TsType =
  | { kind: "array"; element: TsType }
  | { kind: "function"; parameters: Parameter[]; returns: TsType }
  | { kind: "literal"; text: string }
  | { kind: "object"; fields: Field[] }
  | { kind: "reference"; name: string; types: TsType[] }
  | { kind: "union"; types: TsType[] }
  /** A keyword such as `string`, or syntax that is only shown. */
  | { kind: "text"; text: string };

export interface Parameter {
  name: string;
  type: TsType;
  isOptional: boolean;
  isRest: boolean;
  /** A sentence as text; may be empty. */
  meaning: string;
}

export interface Field {
  name: string;
  type: TsType;
  isOptional: boolean;
  meaning: string;
}

/** One overload of a function, a property, or a named type. */
export interface Declaration {
  kind: "call" | "construct" | "property" | "type";
  parameters: Parameter[];
  /** The return type of a call, the value of a property, the meaning of a type. */
  type: TsType;
  /** The text of the documentation comment, without tags; may be empty. */
  meaning: string;
  /** The text of its `@returns` tag; may be empty. */
  returns: string;
  /** The texts of its `@throws` tags. */
  throws: string[];
  /** Names of a generic type's parameters. */
  generics?: string[];
  isReadOnly: boolean;
  isDeprecated: boolean;
  /** True for one of our own that replaces those of the library. */
  isOverride?: boolean;
}

/** Declarations by dotted name: `Array.at`, `ArrayConstructor.from`, `Math.floor`. */
export interface Declarations {
  list(name: string): readonly Declaration[];
  /** Lists the properties of an interface or object type, inherited ones first. */
  listFields(name: string): readonly Field[];
  /** Lists the overloads of an interface's member, inherited ones included. */
  listMembers(name: string, member: string): readonly Declaration[];
  /** Finds a name as it is written inside a namespace: `Tab` in `browser.tabs`. */
  resolve(name: string, namespace: string): string | null;
  /** Names the type of a variable's members: `ArrayConstructor` for `Array`. */
  findStatic(name: string): string | null;
}
