import type { ReferenceContext } from "../reference-area";
import {
  code,
  definitions,
  joinWords,
  paragraph,
  sentence,
  subsection,
  toTextHtml,
  type Definition,
} from "../parts/html";
import type { Declaration, Field, Parameter, TsType } from "./declaration";
import { describeRest, describeTsType, type TsTypeContext } from "./describe-ts-type";

export interface CallContext extends TsTypeContext {
  translate: ReferenceContext["translate"];
}

/** Limit for options inside options. */
const DEEPEST = 2;
/** Matches the first sentence of a text. */
const SENTENCE = /^.*?[.!?](?=\s+[A-Z`]|$)/s;

/** Converts the text of a documentation comment to HTML: backticks mark code. */
export function toMeaningHtml(text: string): string {
  return toTextHtml(text.replace(/\{@link\s+([^}]*)\}/g, "$1"))
    .replace(/\n{2,}/g, " ")
    .replace(/\n\s*[*-]?\s*/g, " ");
}

/** Returns the first sentence of a documentation comment as HTML. */
export function toFirstSentence(text: string): string {
  return toMeaningHtml(SENTENCE.exec(text.trim())?.[0] ?? text.trim());
}

/** Lists the calls of all overloads, shortest first, each once. */
export function listDeclaredCalls(
  name: string,
  overloads: readonly Declaration[],
): string[] {
  const calls = overloads.flatMap(({ kind, parameters }) => {
    const required = parameters.findIndex(
      ({ isOptional, isRest }) => isOptional || isRest,
    );
    const least = required === -1 ? parameters.length : required;
    return Array.from({ length: parameters.length - least + 1 }, (_, more) => {
      const names = parameters
        .slice(0, least + more)
        .map((parameter) => (parameter.isRest ? `...${parameter.name}` : parameter.name));
      return {
        text: `${kind === "construct" ? "new " : ""}${name}(${names.join(", ")})`,
        names,
      };
    });
  });
  const ranked = calls.toSorted((a, b) => a.names.length - b.names.length);
  return [...new Set(ranked.map(({ text }) => text))];
}

/** Renders parameters and return value as h3 sections. */
export function renderCallSections(
  overloads: readonly Declaration[],
  returned: string,
  context: CallContext,
): string {
  return (
    subsection("Parameters", renderParameters(overloads, context) || paragraph("None.")) +
    subsection("Return value", paragraph(returned))
  );
}

/** Describes what the overloads return, with the comment's own words first. */
export function describeReturn(
  overloads: readonly Declaration[],
  context: TsTypeContext,
): string {
  const words = [...new Set(overloads.map(({ type }) => describeTsType(type, context)))];
  const own = overloads.find(({ returns }) => returns !== "")?.returns ?? "";
  if (words.every((word) => word === code("undefined")))
    return "None (<code>undefined</code>).";
  return [sentence(joinWords(words, "or")), sentence(toMeaningHtml(own))]
    .filter(Boolean)
    .join(" ");
}

export function renderParameters(
  overloads: readonly Declaration[],
  context: CallContext,
): string {
  const merged = new Map<string, Parameter[]>();
  for (const { parameters } of overloads)
    for (const parameter of parameters) {
      const known = merged.get(parameter.name);
      if (known) known.push(parameter);
      else merged.set(parameter.name, [parameter]);
    }
  const entries = [...merged.values()].map((uses) =>
    toDefinition(uses, uses.length < overloads.length, context),
  );
  return definitions(entries);
}

function toDefinition(
  uses: readonly Parameter[],
  isLeftOut: boolean,
  context: CallContext,
): Definition {
  const [first] = uses;
  const name = first?.name ?? "";
  const isOptional = isLeftOut || uses.some((use) => use.isOptional);
  const words = new Set(
    uses.map(({ type, isRest }) =>
      isRest ? describeRest(type, context) : describeTsType(type, context),
    ),
  );
  const meaning = uses.find((use) => use.meaning !== "")?.meaning ?? "";
  const isRest = uses.some((use) => use.isRest);
  return {
    term: code(name) + renderOptional(isOptional || isRest, context),
    details: [
      sentence(toMeaningHtml(meaning)),
      sentence(joinWords([...words], "or")),
      ...[...new Set(uses.map((use) => renderFields(use.type, context, 0)))],
    ]
      .filter(Boolean)
      .join(" "),
  };
}

/** Lists the properties of an options object, each with type and meaning. */
export function renderFields(type: TsType, context: CallContext, depth = 0): string {
  if (depth >= DEEPEST) return "";
  return definitions(
    listShape(type, context).map((field) => toFieldDefinition(field, context, depth)),
  );
}

export function toFieldDefinition(
  { name, type, isOptional, meaning }: Field,
  context: CallContext,
  depth = 0,
): Definition {
  return {
    term: code(name) + renderOptional(isOptional, context),
    details: [
      sentence(toMeaningHtml(meaning)),
      sentence(describeTsType(type, context)),
      renderFields(type, context, depth + 1),
    ]
      .filter(Boolean)
      .join(" "),
  };
}

/** Lists the properties of an object type without a page of its own. */
export function listShape(type: TsType, context: TsTypeContext): readonly Field[] {
  const { declarations, namespace, linkName } = context;
  switch (type.kind) {
    case "object":
      return type.fields;
    case "union":
      return type.types.flatMap((one) => listShape(one, context));
    case "array":
      return listShape(type.element, context);
    case "reference": {
      const known = declarations.resolve(type.name, namespace);
      if (known === null || linkName(known) !== code(known)) return [];
      return declarations.listFields(known);
    }
    default:
      return [];
  }
}

function renderOptional(isOptional: boolean, { translate }: CallContext): string {
  return isOptional
    ? ` <span class="badge inline optional">${translate("badge-optional")}</span>`
    : "";
}
