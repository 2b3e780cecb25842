import type { IdlDefault, IdlMember, IdlType } from "webidl2";
import type { ReferenceContext } from "../reference-area";
import {
  code,
  definitions,
  joinWords,
  linkExisting,
  sentence,
  type Definition,
} from "../parts/html";
import {
  describeType,
  describeTypes,
  listDictionaries,
  type TypeContext,
} from "./describe-type";
import { mergeParameters, type Parameter } from "./merge-parameters";

export interface ParameterContext
  extends TypeContext, Pick<ReferenceContext, "translate"> {
  /** Dictionaries that the page has spelled out, so that each appears once. */
  shown: Set<string>;
  /** True for return values: IDL marks optional members only for callers. */
  isReturned?: boolean;
}

/** Limit for options in options; deeper dictionaries are only named. */
const DEEPEST_DICTIONARY = 2;

/** Renders a definition list of all overloads' parameters, each once. */
export function renderParameters(
  overloads: readonly IdlMember[],
  context: ParameterContext,
): string {
  return definitions(
    mergeParameters(overloads).map((parameter) => toDefinition(parameter, context)),
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

/** Renders a definition list of a dictionary's members, linked to their pages below `home`. */
export function renderFields(
  name: string,
  home: string,
  context: ParameterContext,
): string {
  return definitions(
    listFields(name, context).map((field) => {
      const { name: own = "" } = field;
      const label = linkExisting(context.site, `${home}/${own}`, code(own));
      return toFieldDefinition(field, context, 1, label);
    }),
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
  const own = new Set(container.members.map((member) => member.name));
  return [...inherited.filter((field) => !own.has(field.name)), ...container.members];
}

function toFieldDefinition(
  { name = "", idlType, required = false, default: value = null }: IdlMember,
  context: ParameterContext,
  depth: number,
  label = code(name),
): Definition {
  const { isReturned = false } = context;
  const badge = required || isReturned ? "" : renderOptional(context);
  if (!idlType || Array.isArray(idlType)) return { term: label + badge, details: "" };
  return {
    term: label + badge,
    details: [
      sentence(describeType(idlType, context)),
      isReturned ? "" : describeDefault(value),
      renderDictionaries(idlType, context, depth),
    ].join(""),
  };
}

function toDefinition(parameter: Parameter, context: ParameterContext): Definition {
  const { name, isOptional, isVariadic, type, defaultValue } = parameter;
  const badge = isOptional ? renderOptional(context) : "";
  const words = isVariadic
    ? `any number of ${describeTypes(type, context)}`
    : describeType(type, context);
  return {
    term: code(name) + badge,
    details: [
      [words, describePresence(parameter)].filter(Boolean).map(sentence).join(" "),
      // IDL has defaults for arguments before a required one, too.
      isOptional === false ? "" : describeDefault(defaultValue),
      renderDictionaries(type, context),
    ].join(""),
  };
}

/** Says when a parameter is given, if neither always nor as one likes. */
function describePresence({ isOptional, companions }: Parameter): string {
  if (isOptional === null) return "Optional in some forms of the call";
  return companions.length === 0
    ? ""
    : `Given only together with ${joinWords(companions.map(code))}`;
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
function formatDefault({ type, value, negative = false }: IdlDefault): string {
  if (type === "string") return JSON.stringify(value ?? "");
  if (type === "sequence") return "[]";
  if (type === "null") return "null";
  if (type === "NaN") return "NaN";
  if (type === "Infinity") return negative ? "-Infinity" : "Infinity";
  return String(value);
}
