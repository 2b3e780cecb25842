import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import { docUrl } from "~/domain/documents/slug";
import type { Declaration, Field, Parameter, TsType } from "../declarations/declaration";
import type { CallContext } from "../parts/render-call";
import { code, link } from "../parts/html";
import type { ReferenceContext } from "../reference-area";
import { openExtensions } from "./open-extensions";

export const APIS = "Mozilla/Add-ons/WebExtensions/API";
const ROOT = "browser.";
const MANIFEST = "browser._manifest.WebExtensionManifest";

/** Opens the declarations for descriptions of types, which link their pages. */
export function openExtensionTypes({
  site,
  translate,
}: Pick<ReferenceContext, "site" | "translate">): CallContext {
  const findSlug = (name: string): string =>
    `${APIS}/${name.replace(/^browser\./, "").replaceAll(".", "/")}`;
  return {
    declarations: openExtensions(),
    // Their names are complete.
    namespace: "",
    linkName(name) {
      const slug = findSlug(name);
      const isOwn = site.findPage(docUrl(DEFAULT_LOCALE, slug)) !== null;
      const label = code(name.replace(/^browser\./, ""));
      // A bare name stays code, so that unknown types are told from linked ones.
      return isOwn ? link(slug, label) : code(name);
    },
    translate,
  };
}

/** Finds the overloads of `tabs.create`, or of a member of a type such as `storage.local.get`. */
export function listDeclared(names: readonly string[]): readonly Declaration[] {
  const declarations = openExtensions();
  const found = declarations.list(ROOT + names.join("."));
  if (found.length > 0 || names.length < 3) return found;
  const [owner] = listDeclared(names.slice(0, -1));
  return owner?.type.kind === "reference"
    ? declarations.listMembers(owner.type.name, names.at(-1) ?? "")
    : [];
}

/** Finds the key of the manifest, or the property of a key. */
export function findManifestField(name: string): Field | null {
  const fields = openExtensions().listFields(MANIFEST);
  return fields.find((field) => field.name === name) ?? null;
}

export interface Listener {
  parameters: readonly Parameter[];
  returns: TsType | null;
  /** Further arguments of `addListener()`. */
  more: readonly Parameter[];
}

/** Finds what an event calls its listeners with; null when the declarations do not say. */
export function findListener({ type }: Pick<Declaration, "type">): Listener | null {
  // Events that Firefox lacks may be undefined.
  const event = listAlternatives(type).find(({ kind }) => kind === "reference");
  if (event?.kind !== "reference") return null;
  const [direct] = event.types;
  if (direct?.kind === "function")
    return { parameters: direct.parameters, returns: direct.returns, more: [] };
  const [adding] = openExtensions().listMembers(event.name, "addListener");
  const [callback, ...more] = adding?.parameters ?? [];
  return callback?.type.kind === "function"
    ? { parameters: callback.type.parameters, returns: callback.type.returns, more }
    : null;
}

/** Finds the function that a property such as `onstop` holds; null for an object with `addListener()`. */
export function findHandler({ type }: Pick<Declaration, "type">): Listener | null {
  const handler = listAlternatives(type).find(({ kind }) => kind === "function");
  return handler?.kind === "function"
    ? { parameters: handler.parameters, returns: handler.returns, more: [] }
    : null;
}

function listAlternatives(type: TsType): readonly TsType[] {
  return type.kind === "union" ? type.types : [type];
}
