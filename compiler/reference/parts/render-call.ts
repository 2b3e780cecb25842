import { getOrCreate } from "~/domain/text/get-or-create";
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
} from "./html";
import type { Declaration, Field, Parameter, TsType } from "../declarations/declaration";
import { describeRest, describeTsType } from "./describe-ts-type";
import { listShape, type TsTypeContext } from "./list-shape";

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
  const calls = overloads.flatMap((overload) =>
    listForms(overload).map((form) => {
      const names = form.map((one) => (one.isRest ? `...${one.name}` : one.name));
      const prefix = overload.kind === "construct" ? "new " : "";
      return { text: `${prefix}${name}(${names.join(", ")})`, names };
    }),
  );
  const ranked = calls.toSorted((a, b) => a.names.length - b.names.length);
  return [...new Set(ranked.map(({ text }) => text))];
}

/** Lists the parameters of each call that an overload allows, shortest first. */
function listForms({ parameters }: Declaration): Parameter[][] {
  const required = parameters.findIndex(({ isOptional, isRest }) => isOptional || isRest);
  const least = required === -1 ? parameters.length : required;
  return Array.from({ length: parameters.length - least + 1 }, (_, more) =>
    parameters.slice(0, least + more),
  );
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
      getOrCreate(merged, parameter.name, () => []).push(parameter);
    }
  const forms = overloads.flatMap((overload) =>
    listForms(overload).map((form) => form.map(({ name }) => name)),
  );
  const entries = [...merged].map(([name, uses]) =>
    toDefinition(
      uses,
      { isOptional: canLeaveOut(name, forms), others: listOthers(name, forms) },
      context,
    ),
  );
  return definitions(entries);
}

/**
 * True if one form differs from another only by the parameter and those after it. A parameter that is
 * missing from an overload with another one in its place is not optional.
 */
function canLeaveOut(name: string, forms: readonly string[][]): boolean {
  const without = forms.filter((form) => !form.includes(name));
  return forms.some((form) => {
    const at = form.indexOf(name);
    if (at === -1) return false;
    const after = form.slice(at + 1);
    return without.some(
      (other) =>
        other.length >= at &&
        other.every((one, index) =>
          index < at ? one === form[index] : after.includes(one),
        ),
    );
  });
}

/** Lists the parameters that other forms have in a parameter's place. */
function listOthers(name: string, forms: readonly string[][]): string[] {
  const own = forms.filter((form) => form.includes(name));
  const isOther = (other: string, form: readonly string[]): boolean =>
    !form.includes(name) && !own.some((one) => one.includes(other));
  const found = own.flatMap((one) => {
    const at = one.indexOf(name);
    const before = one.slice(0, at).join();
    return forms.flatMap((form) => {
      const other = form[at];
      return other !== undefined &&
        form.slice(0, at).join() === before &&
        isOther(other, form)
        ? [other]
        : [];
    });
  });
  return [...new Set(found)];
}

function toDefinition(
  uses: readonly Parameter[],
  { isOptional, others }: { isOptional: boolean; others: readonly string[] },
  context: CallContext,
): Definition {
  const [first] = uses;
  const name = first?.name ?? "";
  const words = new Set(
    uses.map(({ type, isRest }) =>
      isRest ? describeRest(type, context) : describeTsType(type, context),
    ),
  );
  const type = joinWords([...words], "or");
  const meaning = toMeaningHtml(uses.find((use) => use.meaning !== "")?.meaning ?? "");
  const isRest = uses.some((use) => use.isRest);
  return {
    term: code(name) + renderOptional(isOptional || isRest, context),
    details: [
      toKey(meaning) === toKey(type) ? "" : sentence(meaning),
      sentence(type),
      others.length > 0
        ? sentence(`A call can have ${joinWords(others.map(code), "or")} in its place`)
        : "",
      ...new Set(uses.map((use) => renderFields(use.type, context, 0))),
    ]
      .filter(Boolean)
      .join(" "),
  };
}

/** Matches tags, marks, articles and nouns by which a comment's `A string value` is the type `a string`. */
const FILLING = /<[^>]*>|[.,]|\b(?:an?|the|objects?|values?)\b/g;

/** Returns what two descriptions of one type have in common. */
function toKey(html: string): string {
  return html.toLowerCase().replace(FILLING, "").replace(/\s+/g, " ").trim();
}

/** Lists the properties of an options object, each with type and meaning. */
export function renderFields(type: TsType, context: CallContext, depth = 0): string {
  if (depth >= DEEPEST) return "";
  return definitions(
    listShape(type, context).map((field) => toFieldDefinition(field, context, depth)),
  );
}

function toFieldDefinition(
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

function renderOptional(isOptional: boolean, { translate }: CallContext): string {
  return isOptional
    ? ` <span class="badge inline optional">${translate("badge-optional")}</span>`
    : "";
}
