/** Types for the used part of webidl2's syntax tree, because the package has none. */
declare module "webidl2" {
  export interface IdlType {
    /** `Promise`, `sequence`, `FrozenArray` ...; empty for a plain type. */
    generic: string;
    nullable: boolean;
    union: boolean;
    /** A name, or the types inside a generic or a union. */
    idlType: string | IdlType[];
  }

  export interface IdlExtendedAttribute {
    name: string;
    rhs: { type: string; value: string | { value: string }[] | null } | null;
    arguments: IdlArgument[];
  }

  export interface IdlDefault {
    /** `string`, `number`, `boolean`, `null`, `sequence`, `dictionary`, `Infinity` ... */
    type: string;
    value?: string | boolean | unknown[];
    negative?: boolean;
  }

  export interface IdlArgument {
    name: string;
    idlType: IdlType;
    optional: boolean;
    variadic: boolean;
    default: IdlDefault | null;
  }

  export interface IdlMember {
    type:
      | "attribute"
      | "const"
      | "constructor"
      | "field"
      | "operation"
      | "iterable"
      | "async_iterable"
      | "maplike"
      | "setlike";
    name?: string;
    /** `static`, `stringifier`, `getter` ...; empty for a plain member. */
    special?: string;
    readonly?: boolean;
    required?: boolean;
    default?: IdlDefault | null;
    /** The types of an iterable. */
    idlType?: IdlType | IdlType[] | null;
    value?: IdlDefault;
    arguments?: IdlArgument[];
    extAttrs: IdlExtendedAttribute[];
  }

  export interface IdlDefinition {
    type: string;
    name: string;
    inheritance?: string | null;
    partial?: boolean;
    extAttrs: IdlExtendedAttribute[];
    members?: IdlMember[];
    /** The values of an enum. */
    values?: { value: string }[];
    /** The type of a typedef or callback. */
    idlType?: IdlType;
    arguments?: IdlArgument[];
  }

  export function parse(text: string): IdlDefinition[];
}
