import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import { docUrl } from "~/domain/documents/slug";
import type { Declaration, Field, Parameter } from "../declarations/declaration";
import type { CallContext } from "../declarations/render-call";
import { code, link } from "../parts/html";
import type { ReferenceContext } from "../reference-area";

export const APIS = "Mozilla/Add-ons/WebExtensions/API";
const ROOT = "browser.";
const MANIFEST = "browser._manifest.WebExtensionManifest";

/** Opens the declarations of a namespace, whose types link their pages. */
export function openExtensionTypes(
  namespace: string,
  { data, site, translate }: ReferenceContext,
): CallContext {
  const findSlug = (name: string): string =>
    `${APIS}/${name.replace(/^browser\./, "").replaceAll(".", "/")}`;
  return {
    declarations: data.extensions(),
    namespace: ROOT + namespace,
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
export function findDeclared(
  names: readonly string[],
  context: ReferenceContext,
): readonly Declaration[] {
  const declarations = context.data.extensions();
  const path = ROOT + names.join(".").replace(/_legacy\b/, "");
  const found = declarations.list(path);
  if (found.length > 0 || names.length < 3) return found;
  const [owner] = findDeclared(names.slice(0, -1), context);
  if (owner?.type.kind !== "reference") return [];
  const type = declarations.resolve(owner.type.name, ROOT + names.slice(0, -2).join("."));
  return type === null ? [] : declarations.listMembers(type, names.at(-1) ?? "");
}

/** Finds the key of the manifest, or the property of a key. */
export function findManifestField(
  name: string,
  { data }: ReferenceContext,
): Field | null {
  const fields = data.extensions().listFields(MANIFEST);
  return fields.find((field) => field.name === name) ?? null;
}

export interface Listener {
  parameters: readonly Parameter[];
  returns: Declaration["type"] | null;
  /** Further arguments of `addListener()`. */
  more: readonly Parameter[];
}

/** Finds what an event calls its listeners with; null when the declarations do not say. */
export function findListener(
  { type }: Pick<Declaration, "type">,
  { declarations, namespace }: CallContext,
): Listener | null {
  if (type.kind !== "reference") return null;
  const [direct] = type.types;
  if (direct?.kind === "function")
    return { parameters: direct.parameters, returns: direct.returns, more: [] };
  const known = declarations.resolve(type.name, namespace);
  const [adding] = known === null ? [] : declarations.listMembers(known, "addListener");
  const [callback, ...more] = adding?.parameters ?? [];
  return callback?.type.kind === "function"
    ? { parameters: callback.type.parameters, returns: callback.type.returns, more }
    : null;
}
