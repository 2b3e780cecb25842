import { escapeAttribute } from "~/domain/text/escape-html";
import {
  describeReturn,
  listDeclaredCalls,
  renderCallSections,
  toFirstSentence,
  toMeaningHtml,
  type CallContext,
} from "../parts/render-call";
import type { Declaration } from "../declarations/declaration";
import { describeTsType } from "../parts/describe-ts-type";
import {
  code,
  codeBlock,
  linkExisting,
  list,
  paragraph,
  section,
  sentence,
} from "../parts/html";
import type { ReferenceContext } from "../reference-area";
import { listThrows, type MemberText } from "../texts/read-texts";
import { listDeclared } from "./list-declared";
import { mergeOverloads } from "./merge-overloads";
import { toMemberName } from "./naming";
import { isKeyedData, isOnTypedArrays, OBJECTS, type JsSubject } from "./subject";

interface Described {
  /** A sentence on what the subject is for, as HTML; may be empty. */
  meaning: string;
  /** Syntax with parameters and return value, or the value, and exceptions. */
  sections: string;
}

/** Describes a built-in function, method, constructor or property by its declaration. */
export function describeDeclared(
  subject: JsSubject,
  text: MemberText | null,
  context: ReferenceContext,
  keys: readonly string[] = [],
): Described {
  const [specification] = context.data.listSpecifications(keys);
  const declared = listDeclared(subject, context.data.language());
  return {
    meaning: describeMeaning(subject, text, context.data),
    sections: [
      renderDeclared(subject, declared, context),
      section("Description", paragraph(describeFurther(declared))),
      renderExceptions(subject, declared, specification?.bcdSpecificationURL),
    ].join(""),
  };
}

/** Returns what a declaration's comment says after its first sentence, as HTML. */
function describeFurther(declared: readonly Declaration[]): string {
  const told = declared.find(({ meaning }) => meaning !== "")?.meaning ?? "";
  return toMeaningHtml(told).slice(toFirstSentence(told).length).trim();
}

/** Returns our own sentence about a subject, else the first of its declaration, as HTML. */
export function describeMeaning(
  subject: JsSubject,
  text: MemberText | null,
  data: Pick<ReferenceContext["data"], "language">,
): string {
  if (text?.is) return toMeaningHtml(text.is);
  const declared = listDeclared(subject, data.language());
  return toFirstSentence(declared.find(({ meaning }) => meaning !== "")?.meaning ?? "");
}

function renderDeclared(
  subject: JsSubject,
  declared: readonly Declaration[],
  context: ReferenceContext,
): string {
  switch (subject.kind) {
    case "constructor":
    case "function":
    case "method":
      return renderCalls(subject, declared, context);
    case "accessor-property":
    case "data-property":
    case "global-property":
      return renderValue(subject, declared, context);
    default:
      return "";
  }
}

function renderCalls(
  subject: JsSubject,
  declared: readonly Declaration[],
  context: ReferenceContext,
): string {
  const types = openContext(subject, context);
  const calls = declared
    .flatMap(toCalls)
    .filter(({ kind }) => kind !== "call" || !needsNew(subject));
  if (calls.length === 0) return "";
  const merged = mergeOverloads(calls);
  const returned =
    subject.kind === "constructor" && calls.some(({ kind }) => kind === "construct")
      ? describeMade(subject, calls, types)
      : describeReturn(merged, types);
  const lines = listDeclaredCalls(toCallee(subject), calls);
  return section(
    "Syntax",
    codeBlock("js", lines.join("\n")) + renderCallSections(merged, returned, types),
  );
}

/** A method can be declared as a property with a function type. */
function toCalls(one: Declaration): Declaration[] {
  const { kind, type } = one;
  if (kind !== "property") return [one];
  return type.kind === "function"
    ? [{ ...one, kind: "call", parameters: type.parameters, type: type.returns }]
    : [];
}

/** True for a constructor that throws without `new`, though its declaration has such a call. */
function needsNew({ kind, objectName, leaf }: JsSubject): boolean {
  return (
    kind === "constructor" &&
    listThrows(`${objectName}.${leaf}`).some((line) => /\bwithout `?new\b/.test(line))
  );
}

/** Tells what a constructor returns; as a function, some return a primitive value. */
function describeMade(
  { objectName }: JsSubject,
  calls: readonly Declaration[],
  context: CallContext,
): string {
  const own = calls.find(({ isOverride }) => isOverride)?.returns;
  if (own) return sentence(toMeaningHtml(own));
  const made = `a new ${code(objectName)} object`;
  const primitive = calls.find(
    ({ kind, type }) => kind === "call" && type.kind === "text" && type.text !== "any",
  );
  return sentence(
    primitive
      ? `with ${code("new")}, ${made}; without it, ${describeTsType(primitive.type, context)}`
      : made,
  );
}

function renderValue(
  subject: JsSubject,
  declared: readonly Declaration[],
  context: ReferenceContext,
): string {
  const [first] = declared;
  const syntax = section("Syntax", codeBlock("js", toAccess(subject)));
  if (!first) return syntax;
  const words = describeTsType(first.type, openContext(subject, context));
  const readOnly = first.isReadOnly ? " The property is read-only." : "";
  return syntax + section("Value", paragraph(sentence(words) + readOnly));
}

/** The nine properties that one page is about. */
const GROUPS = Array.from({ length: 9 }, (_, at) => `RegExp.$${at + 1}`);

/** Writes how a property is read: `map.size`, `Math.PI`. */
function toAccess(subject: JsSubject): string {
  const { kind, leaf, objectName, isStatic } = subject;
  if (kind === "global-property") return leaf;
  if (isOnTypedArrays(subject)) return `Uint8Array.${leaf}`;
  if (toMemberName(subject) === "RegExp.n") return GROUPS.join("\n");
  if (isStatic || isKeyedData(subject)) return toMemberName(subject);
  const owner = objectName.slice(objectName.lastIndexOf(".") + 1);
  const name = owner.charAt(0).toLowerCase() + owner.slice(1);
  return leaf.startsWith("Symbol.")
    ? `${name}[${leaf}]`
    : `${name}.${leaf === "proto" ? "__proto__" : leaf}`;
}

/** Renders what a call throws, with a link to the algorithm that says so. */
function renderExceptions(
  subject: JsSubject,
  declared: readonly Declaration[],
  specUrl: string | undefined,
): string {
  const own = listThrows(`${subject.objectName || "globalThis"}.${subject.leaf}`).map(
    (line) => toMeaningHtml(line.replace(/^(\w+Error)\b/, "`$1`")),
  );
  const told = declared.flatMap(({ throws }) => throws).filter((line) => line !== "");
  const lines = [...new Set(own.length > 0 ? own : told.map(toMeaningHtml))].map(
    sentence,
  );
  if (lines.length === 0) return "";
  const source = specUrl
    ? paragraph(
        `The <a href="${escapeAttribute(specUrl)}">algorithm in the specification</a> has the steps in which they are thrown.`,
      )
    : "";
  return section("Exceptions", list(lines) + source);
}

/** Writes what is called: `array.at`, `Array.from`, `parseInt`. */
function toCallee(subject: JsSubject): string {
  const { kind, leaf, objectName, isStatic } = subject;
  if (kind === "function") return leaf;
  if (kind === "constructor") return objectName;
  if (isStatic || objectName === "Proxy.Proxy") return toMemberName(subject);
  return leaf.startsWith("Symbol.") ? `[${leaf}]` : leaf;
}

function openContext(
  { objectName }: JsSubject,
  { data, site, translate }: ReferenceContext,
): CallContext {
  const [namespace = "", ...rest] = objectName.split(".");
  return {
    declarations: data.language(),
    namespace: rest.length > 0 || namespace === "Intl" ? namespace : "",
    linkName: (type) => {
      // TypeScript's name for what `Iterator.prototype` gives.
      const name = type.replace(/^((?:Async)?Iterator)Object$/, "$1");
      return linkExisting(site, OBJECTS + name.replaceAll(".", "/"), code(name));
    },
    translate,
  };
}
