import { getOrCreate } from "~/domain/text/get-or-create";
import { findOwn } from "~/domain/text/find-own";
import { memoize, memoizeByKey } from "../../core/memoize";
import { readPackageData } from "../../sources/platform/read-package-data";
import {
  loadWebrefCss,
  type CssEntry,
  type WebrefCss,
} from "../../sources/platform/webref-css";
import { parseSyntax } from "./parse-syntax";
import type { SyntaxNode } from "./syntax-tree";

/** Selects a definition: a name may have several, which differ in kind and scope. */
export interface CssSyntaxRequest {
  kind:
    | "property"
    | "shorthand"
    | "function"
    | "type"
    | "at-rule"
    | "descriptor"
    | "selector";
  /** The name with or without the marks of its kind: `length`, `<length>`, `rgb`, `rgb()`. */
  name: string;
  /** A descriptor's at-rule: `@font-face`. */
  atRule?: string;
  /** Distinguishes functions and types of the same name: `basic-shape` for its `rect()`. */
  scope?: string | null;
}

export interface CssDefinition {
  /** Text before the equals sign: `gap`, `<length-percentage>`, `<'row-gap'>`. */
  label: string;
  /** The bare name, for look-ups. */
  name: string;
  tree: SyntaxNode | null;
  /** The defining specification; null for definitions of mdn-data. */
  specUrl: string | null;
}

type WebrefSet = keyof WebrefCss;
type MdnEntries = Readonly<Record<string, { syntax?: string } | undefined>>;

const loadWebref = memoize(() => {
  const { atrules, functions, properties, selectors, types } = loadWebrefCss();
  return {
    atrules: indexByName(atrules),
    functions: indexByName(functions),
    properties: indexByName(properties),
    selectors: indexByName(selectors),
    types: indexByName(types),
  };
});

/**
 * Reads mdn-data, which has features that no current specification has, and the syntax of a few
 * types.
 */
const loadMdn = memoizeByKey(
  (file: string) => readPackageData(`mdn-data/css/${file}.json`) as MdnEntries,
);
const parseOnce = memoizeByKey(parseSyntax);

/** Finds a feature's definition; null when neither data set has its syntax. */
export function findCssDefinition(request: CssSyntaxRequest): CssDefinition | null {
  const name = request.name.replace(/^<(.*)>$/s, "$1");
  switch (request.kind) {
    case "property":
    case "shorthand":
      return findProperty(name);
    case "function":
      return findFunction(name.replace(/\(\)$/, ""), [request.scope ?? ""]);
    case "type":
      return findType(name, [request.scope ?? ""]);
    case "at-rule":
      return findIn("atrules", name, { label: name, scopes: [] });
    case "descriptor":
      return findDescriptor(name, request.atRule ?? "");
    case "selector":
      return findSelector(name.replace(/\(\)$/, ""));
  }
}

/** Finds the definition of `<name>`; `scopes` are the names in whose syntax it is used. */
export function findReferredType(
  name: string,
  scopes: readonly string[],
): CssDefinition | null {
  return name.endsWith("()")
    ? findFunction(name.slice(0, -2), scopes)
    : findType(name, scopes);
}

/** Finds the definition of `<'name'>`. */
export function findReferredProperty(name: string): CssDefinition | null {
  const definition = findProperty(name);
  return definition && { ...definition, label: `<'${name}'>` };
}

function findProperty(name: string): CssDefinition | null {
  const place = { label: name, scopes: [] };
  return findIn("properties", name, place) ?? findInMdn("properties", name, place);
}

function findFunction(name: string, scopes: readonly string[]): CssDefinition | null {
  const place = { label: `<${name}()>`, scopes };
  return (
    findIn("functions", `${name}()`, place) ??
    findIn("types", `${name}()`, place) ??
    findInMdn("functions", `${name}()`, place)
  );
}

function findType(name: string, scopes: readonly string[]): CssDefinition | null {
  const place = { label: `<${name}>`, scopes };
  return findIn("types", name, place) ?? findInMdn("syntaxes", name, place);
}

function findSelector(name: string): CssDefinition | null {
  for (const written of [name, `${name}()`]) {
    const found = findIn("selectors", written, { label: written, scopes: [] });
    if (found) return found;
  }
  return null;
}

function findDescriptor(name: string, atRule: string): CssDefinition | null {
  for (const { descriptors = [] } of loadWebref().atrules.get(atRule) ?? []) {
    const entry = descriptors.find(
      (descriptor) => descriptor.name === name && descriptor.syntax,
    );
    if (entry) return toDefinition(entry, name);
  }
  return null;
}

interface Place {
  label: string;
  scopes: readonly string[];
}

function findIn(set: WebrefSet, name: string, place: Place): CssDefinition | null {
  const { [set]: index } = loadWebref();
  const entries = index.get(name)?.filter(({ syntax }) => syntax) ?? [];
  const entry = chooseEntry(entries, place.scopes);
  return entry ? toDefinition(entry, place.label) : null;
}

function findInMdn(file: string, name: string, { label }: Place): CssDefinition | null {
  const syntax = findOwn(loadMdn(file), name)?.syntax;
  return syntax ? toDefinition({ name, syntax }, label) : null;
}

/** Chooses the entry for the scope, else the global one, else the first. */
function chooseEntry(
  entries: readonly CssEntry[],
  scopes: readonly string[],
): CssEntry | undefined {
  const isInScope = (entry: CssEntry): boolean | undefined =>
    entry.for?.some((name) => scopes.includes(trimMarks(name)));
  return entries.find(isInScope) ?? entries.find((entry) => !entry.for) ?? entries[0];
}

function toDefinition(
  { name, syntax = "", href }: CssEntry,
  label: string,
): CssDefinition {
  return {
    label,
    name: trimMarks(name),
    tree: parseOnce(syntax),
    specUrl: href?.replace(/#.*$/, "") ?? null,
  };
}

/** Reduces `<basic-shape>`, `attr()` and `@page` to plain names. */
function trimMarks(name: string): string {
  return name.replace(/^[<@]|\(\)$|>$/g, "");
}

function indexByName<Entry extends CssEntry>(
  entries: readonly Entry[],
): ReadonlyMap<string, readonly Entry[]> {
  const index = new Map<string, Entry[]>();
  for (const entry of entries) {
    getOrCreate(index, entry.name, () => []).push(entry);
  }
  return index;
}
