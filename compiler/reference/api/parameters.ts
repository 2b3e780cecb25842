import type { IdlArgument, IdlDefault, IdlMember, IdlType } from "webidl2";
import type { ReferenceContext } from "../reference-area";
import { code, definitions, sentence, type Definition } from "../parts/html";
import {
  describeType,
  describeTypes,
  listDictionaries,
  type TypeContext,
} from "./describe-type";

export interface ParameterContext
  extends TypeContext, Pick<ReferenceContext, "translate"> {
  /** Dictionaries that the page has spelled out, so that each appears once. */
  shown: Set<string>;
}

/** Limit for options in options; deeper dictionaries are only named. */
const DEEPEST_DICTIONARY = 2;

interface Parameter {
  name: string;
  isOptional: boolean;
  isVariadic: boolean;
  types: IdlType[];
  defaultValue: IdlDefault | null;
}

/** Renders a definition list of all overloads' parameters, each once. */
export function renderParameters(
  overloads: readonly IdlMember[],
  context: ParameterContext,
): string {
  const lists = overloads.map((overload) => overload.arguments ?? []);
  return definitions(
    mergeParameters(lists).map((parameter) => toDefinition(parameter, context)),
  );
}

/**
 * Renders the members of each dictionary that the type can be or contain; empty without any.
 */
export function renderDictionaries(
  type: IdlType,
  context: ParameterContext,
  depth = 0,
): string {
  if (depth >= DEEPEST_DICTIONARY) return "";
  return listDictionaries(type, context.idl)
    .map((name) => renderDictionary(name, context, depth))
    .join("");
}

function renderDictionary(
  name: string,
  context: ParameterContext,
  depth: number,
): string {
  if (context.shown.has(name)) return "";
  context.shown.add(name);
  const fields = listFields(name, context);
  const list = definitions(
    fields.map((field) => toFieldDefinition(field, context, depth + 1)),
  );
  return list && `<p>Properties of ${code(name)}:</p>${list}`;
}

/** Renders a definition list of a dictionary's members. */
export function renderFields(name: string, context: ParameterContext): string {
  return definitions(
    listFields(name, context).map((field) => toFieldDefinition(field, context, 1)),
  );
}

/** Lists a dictionary's members, inherited ones first. */
export function listFields(
  name: string,
  context: Pick<TypeContext, "idl">,
  depth = 0,
): IdlMember[] {
  const container = context.idl.findContainer(name);
  if (!container || depth > 9) return [];
  const inherited = container.parent
    ? listFields(container.parent, context, depth + 1)
    : [];
  return [...inherited, ...container.members];
}

function toFieldDefinition(
  { name = "", idlType, required = false, default: value = null }: IdlMember,
  context: ParameterContext,
  depth: number,
): Definition {
  const badge = required ? "" : renderOptional(context);
  if (!idlType || Array.isArray(idlType))
    return { term: code(name) + badge, details: "" };
  return {
    term: code(name) + badge,
    details: [
      sentence(describeType(idlType, context)),
      describeDefault(value),
      renderDictionaries(idlType, context, depth),
    ].join(""),
  };
}

/** Merges parameters; one is optional if some call ends before it. */
function mergeParameters(lists: readonly (readonly IdlArgument[])[]): Parameter[] {
  const shortest = Math.min(...lists.map((list) => list.length));
  const merged = new Map<string, Parameter>();
  for (const list of lists) {
    for (const [at, argument] of list.entries()) {
      const { name, idlType, optional, variadic, default: defaultValue } = argument;
      const known = merged.get(name);
      if (known) known.types.push(idlType);
      const isOptional = optional || at >= shortest;
      const isVariadic = variadic;
      if (!known)
        merged.set(name, {
          name,
          isOptional,
          isVariadic,
          types: [idlType],
          defaultValue,
        });
    }
  }
  return [...merged.values()];
}

function toDefinition(
  { name, isOptional, isVariadic, types, defaultValue }: Parameter,
  context: ParameterContext,
): Definition {
  const badge = isOptional ? renderOptional(context) : "";
  const words = types.map((type) =>
    isVariadic
      ? `any number of ${describeTypes(type, context)}`
      : describeType(type, context),
  );
  return {
    term: code(name) + badge,
    details: [
      sentence([...new Set(words)].join("; or ")),
      describeDefault(defaultValue),
      ...new Set(types.map((type) => renderDictionaries(type, context))),
    ].join(""),
  };
}

function renderOptional({ translate }: Pick<ReferenceContext, "translate">): string {
  return ` <span class="badge inline optional">${translate("badge-optional")}</span>`;
}

/** Describes a default; an empty object only says that all its properties are optional. */
function describeDefault(value: IdlDefault | null): string {
  if (!value || value.type === "dictionary") return "";
  return ` The default is ${code(formatDefault(value))}.`;
}

/** Formats a constant of IDL as JavaScript. */
export function formatDefault({ type, value, negative = false }: IdlDefault): string {
  if (type === "string") return JSON.stringify(value ?? "");
  if (type === "sequence") return "[]";
  if (type === "null") return "null";
  if (type === "NaN") return "NaN";
  if (type === "Infinity") return negative ? "-Infinity" : "Infinity";
  return String(value);
}
