import type { Declarations, Field, TsType } from "../declarations/declaration";
import { substitute } from "../declarations/substitute";
import { SOME } from "../declarations/read-type";
import { code } from "./html";

export interface TsTypeContext {
  declarations: Declarations;
  /** Namespace in which the names of types are looked up: `Intl`, `browser.tabs`. */
  namespace: string;
  /** Links the name of an object or type, as HTML; returns it as code without a page. */
  linkName: (name: string) => string;
}

type Reference = Extract<TsType, { kind: "reference" }>;

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
      if (type.name === SOME) return listOthers(type, context);
      const meant = type.types.length > 0 ? findAliased(type, context) : null;
      if (meant) return listShape(meant, context);
      const known = declarations.resolve(type.name, namespace);
      if (known === null || linkName(known) !== code(known)) return [];
      return declarations.listFields(known);
    }
    default:
      return [];
  }
}

/** Lists the properties of a type, all optional, without those that are named. */
function listOthers({ types }: Reference, context: TsTypeContext): readonly Field[] {
  const [base, keys] = types;
  if (!base || !keys) return [];
  const left = new Set(
    (keys.kind === "union" ? keys.types : [keys]).map((one) =>
      one.kind === "literal" ? one.text.slice(1, -1) : "",
    ),
  );
  return listShape(base, context).flatMap((field) =>
    left.has(field.name) ? [] : [{ ...field, isOptional: true }],
  );
}

/** Returns what an alias stands for, with the types that are given to it. */
export function findAliased(
  { name, types }: Reference,
  context: TsTypeContext,
): TsType | null {
  const known = resolveName(name, context);
  const [declaration] = known === null ? [] : context.declarations.list(known);
  if (declaration?.kind !== "type") return null;
  const { type, generics = [] } = declaration;
  if (type.kind === "text" && type.text === "") return null;
  const given = types.slice(0, generics.length);
  return substitute(type, new Map(given.map((one, at) => [generics[at] ?? "", one])));
}

/** Options of other namespaces refer to names of `Intl` without it. */
export function resolveName(
  name: string,
  { declarations, namespace }: TsTypeContext,
): string | null {
  return declarations.resolve(name, namespace) ?? declarations.resolve(name, "Intl");
}
