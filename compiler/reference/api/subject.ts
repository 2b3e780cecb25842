import type { IdlExtendedAttribute, IdlMember } from "webidl2";
import type { Idl } from "../data/idl";
import type { BcdPage } from "../data/list-bcd-features";

export type ApiKind = "constructor" | "event" | "interface" | "method" | "property";

/** The subject of a page in `Web/API`, derived from its slug and the IDL. */
export interface ApiSubject {
  /** Namespace object that has the interface as property, with a dot: `WebAssembly.`. */
  namespace?: string;
  kind: ApiKind;
  interfaceName: string;
  /** Slug of the interface's page. */
  ownerSlug: string;
  /** Empty for an interface; without the suffixes `_event` and `_static`. */
  member: string;
  isStatic: boolean;
  isWebGLExtension: boolean;
  /** True when the member is in the IDL, so that its signature is known. */
  isKnown: boolean;
}

const ROOT = "Web/API/";
const EVENT_SUFFIX = "_event";
const WEBGL_EXTENSION = /^(?:ANGLE|EXT|KHR|OES|OVR|WEBGL|WEBKIT_WEBGL)_[a-z]/;
/** Verbs at the start of method names, used only for members that have left the IDL. */
const VERB =
  /^(?:abort|add|allow|append|apply|assign|before|blob|cancel|caret|clear|clone|close|convert|copy|create|delete|detect|dispatch|draw|element|enqueue|ensure|exit|factory|find|fill|forget|from|get|has|import|init|insert|invalidate|is(?=Type)|item|load|lookup|move|observe|open|parse|play|post|prepend|query|read|refresh|register|release|remove|replace|request|requery|reset|resize|restore|resume|revoke|save|scroll(?:By|Into|To)|select|send|set|show|start|stop|stroke|submit|supports|to|toggle|transform|unobserve|update|vertex|webkitConvert|write)(?![a-z])/;

/** Finds the subject; null for a page about no interface or member, such as a linked guide. */
export function findApiSubject(
  { slug, key }: Pick<BcdPage, "slug" | "key">,
  idl: Idl,
): ApiSubject | null {
  if (!slug.startsWith(ROOT)) return null;
  const [interfaceName = "", leaf, more] = slug.slice(ROOT.length).split("/");
  // Guides lie beside the interfaces; deeper keys name no member.
  if (more !== undefined || interfaceName.endsWith("_API")) return null;
  const isWebGLExtension = WEBGL_EXTENSION.test(interfaceName);
  const ownerSlug = ROOT + interfaceName;
  const base = { interfaceName, ownerSlug, isWebGLExtension, isStatic: false };
  if (leaf === undefined)
    return { ...base, kind: "interface", member: "", isKnown: true };
  if (leaf.endsWith(EVENT_SUFFIX))
    return {
      ...base,
      kind: "event",
      member: leaf.slice(0, -EVENT_SUFFIX.length),
      isKnown: true,
    };
  if (leaf === interfaceName || isConstructorKey(key, leaf))
    return { ...base, kind: "constructor", member: leaf, isKnown: true };
  return { ...base, ...findApiMember(interfaceName, leaf, idl) };
}

/** True for `api.Old.Old`, which is documented as the constructor of its new name. */
function isConstructorKey(key: string, leaf: string): boolean {
  return key.endsWith(leaf) && key.endsWith(`.${leaf}.${leaf}`);
}

/** Finds a method or property by the last part of its slug. */
export function findApiMember(
  interfaceName: string,
  leaf: string,
  idl: Idl,
): Pick<ApiSubject, "kind" | "member" | "isStatic" | "isKnown"> {
  if (findFactory(interfaceName, leaf, idl))
    return { kind: "constructor", member: leaf, isStatic: false, isKnown: true };
  const member = leaf.replace(/_static$/, "");
  const outline = idl.findMember(interfaceName, member);
  // `Response.json()` and `response.json()` have separate pages, but the same name in the IDL.
  const isStatic = member !== leaf;
  const isMethod = outline
    ? outline.kind === "operation"
    : VERB.test(member) || idl.listSources(interfaceName)[0]?.kind === "namespace";
  return {
    kind: isMethod ? "method" : "property",
    member,
    isStatic,
    isKnown: outline !== null,
  };
}

/** Finds the declaration of a constructor of another name: `Image()` makes an `HTMLImageElement`. */
function findFactory(
  interfaceName: string,
  name: string,
  idl: Idl,
): IdlExtendedAttribute | undefined {
  return idl
    .findContainer(interfaceName)
    ?.extAttrs.find(
      (one) => one.name === "LegacyFactoryFunction" && one.rhs?.value === name,
    );
}

/** Lists the declarations of a constructor. */
export function listConstructors(
  { interfaceName, member }: ApiSubject,
  idl: Idl,
): readonly IdlMember[] {
  const factory = findFactory(interfaceName, member, idl);
  if (factory)
    return [{ type: "constructor", arguments: factory.arguments, extAttrs: [] }];
  const { members = [] } = idl.findContainer(interfaceName) ?? {};
  return members.filter(({ type }) => type === "constructor");
}

/** Lists a member's declarations, either the static or the instance ones. */
export function listSubjectOverloads(
  { interfaceName, member, isStatic }: ApiSubject,
  idl: Idl,
): readonly IdlMember[] {
  const all = idl.listOverloads(interfaceName, member);
  const exact = all.filter(({ special }) => (special === "static") === isStatic);
  return exact.length > 0 ? exact : all;
}
