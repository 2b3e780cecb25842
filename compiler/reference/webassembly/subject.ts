import { findApiMember, type ApiSubject } from "../api/subject";
import type { Idl } from "../data/idl";

export const JS_INTERFACE = "WebAssembly/Reference/JavaScript_interface";
const NAMESPACE = "WebAssembly";

/** Finds the subject of a page about the JavaScript interface; null for all other pages. */
export function findInterfaceSubject(slug: string, idl: Idl): ApiSubject | null {
  if (!slug.startsWith(`${JS_INTERFACE}/`)) return null;
  const [first = "", leaf] = slug.slice(JS_INTERFACE.length + 1).split("/");
  const base = { isStatic: false, isKnown: true, isWebGLExtension: false };
  // `instantiate_static` is a function of the namespace, because interfaces begin with a
  // capital letter.
  if (leaf === undefined && /^[a-z]/.test(first))
    return {
      ...{ ...base, interfaceName: NAMESPACE, ownerSlug: JS_INTERFACE },
      ...findApiMember(NAMESPACE, first, idl),
      isStatic: true,
    };
  const owner = {
    ...{ ...base, interfaceName: first, namespace: `${NAMESPACE}.` },
    ownerSlug: `${JS_INTERFACE}/${first}`,
  };
  if (leaf === undefined) return { ...owner, kind: "interface", member: "" };
  if (leaf === first) return { ...owner, kind: "constructor", member: leaf };
  return { ...owner, ...findApiMember(first, leaf, idl) };
}
