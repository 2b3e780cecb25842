import type { IdlExtendedAttribute } from "webidl2";
import type { Idl } from "../data/idl";
import type { BcdPage } from "../data/list-bcd-features";

export type ApiKind = "constructor" | "event" | "interface" | "method" | "property";

/** The subject of a page in `Web/API`, derived from its slug and the IDL. */
export interface ApiSubject {
  /** Namespace object that has the interface as property, with a dot: `WebAssembly.`. */
  namespace?: string;
  kind: ApiKind;
  /** As in the IDL, which is not always the name in the address: `CSPViolationReportBody`. */
  interfaceName: string;
  /** Slug of the interface's page. */
  ownerSlug: string;
  /** Empty for an interface; without the suffixes `_event` and `_static`. */
  member: string;
  /** The methods of a page about several: `uniform1f`, `uniform2f` ...; then `member` is no method. */
  family?: readonly string[];
  isStatic: boolean;
  isWebGLExtension: boolean;
  /** True when the member is in the IDL, so that its signature is known. */
  isKnown: boolean;
}

const ROOT = "Web/API/";
const EVENT_SUFFIX = "_event";
const STATIC_SUFFIX = /_static$/;
const WEBGL_EXTENSION = /^(?:ANGLE|EXT|KHR|OES|OVR|WEBGL|WEBKIT_WEBGL)_[a-z]/;
const REPORT_BODY = "Body";
const ITERATOR = /^(?:Symbol\.|@@)(iterator|asyncIterator)$/;
/** Verbs at the start of method names, used only for members that have left the IDL. */
const VERB =
  /^(?:abort|add|append|apply|assign|before|blob|cancel|caret|clear|clone|close|commit|compare|complete|convert|copy|create|decode|delete|detect|disconnect|dispatch|draw|dump|element|elements|enable|enqueue|ensure|exit|factory|find|fill|forget|from|get|has(?=Permission)|import|init|insert|invalidate|is(?=Type)|item|load|lock|lookup|move|moz(?=Set)|observe|open|parse|play|post|prepend|query|read|refresh|register|release|remove|replace|request|requery|reset|resize|restore|resume|revoke|save|scroll(?:By|Into|To)|select|send|set|show|start|stop|stroke|submit|supports|to|toggle|transform|unlock|unobserve|unregister|update|vertex|webkitConvert|write)(?![a-z])/;
/** Other methods that have left the IDL. */
const OLD_METHODS = new Set([
  "Document.browsingTopics",
  "EXT_polygon_offset_clamp.polygonOffsetClampEXT",
  "FeaturePolicy.allowedFeatures",
  "FeaturePolicy.allowsFeature",
  "FeaturePolicy.features",
  "PushManager.registrations",
]);

/** Finds the subject; null for a page about no interface or member, such as a linked guide. */
export function findApiSubject(
  { slug, key, keys = [key] }: Pick<BcdPage, "slug" | "key"> & Partial<BcdPage>,
  idl: Idl,
): ApiSubject | null {
  if (!slug.startsWith(ROOT)) return null;
  const [owner = "", leaf, more] = slug.slice(ROOT.length).split("/");
  // Guides lie beside the interfaces; deeper keys name no member.
  if (more !== undefined || owner.endsWith("_API")) return null;
  const isWebGLExtension = WEBGL_EXTENSION.test(owner);
  const ownerSlug = ROOT + owner;
  const interfaceName = toIdlName(owner, idl);
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
  if (leaf === owner || isConstructorKey(key, leaf))
    return { ...base, kind: "constructor", member: leaf, isKnown: true };
  const found = getApiMember(interfaceName, leaf, idl);
  return {
    ...base,
    ...(found.isKnown ? found : (findByKeys(found, owner, keys, idl) ?? found)),
  };
}

/** The page of a report is about the dictionary that is its `body`. */
export function toIdlName(name: string, idl: Idl): string {
  const body = name + REPORT_BODY;
  const isBody = idl.listSources(name).length === 0 && idl.listSources(body).length > 0;
  return isBody ? body : name;
}

/**
 * Finds the methods of a page that is named after none of them, or in another case: `addFromUri()` on
 * the page `addFromURI`.
 */
function findByKeys(
  { member, isStatic }: FoundMember,
  owner: string,
  keys: readonly string[],
  idl: Idl,
): (FoundMember & Pick<ApiSubject, "family">) | null {
  const family = keys.flatMap((key) => {
    const [, keyOwner, name = "", more] = key.split(".");
    const method = name.replace(STATIC_SUFFIX, "");
    const isMethod = idl.findMember(owner, method)?.kind === "operation";
    return keyOwner === owner && more === undefined && isMethod ? [method] : [];
  });
  const [first] = family;
  if (first === undefined) return null;
  const facts = { kind: "method", isStatic, isKnown: true } as const;
  return family.length === 1 ? { ...facts, member: first } : { ...facts, member, family };
}

/** True for `api.Old.Old`, which is documented as the constructor of its new name. */
function isConstructorKey(key: string, leaf: string): boolean {
  return key.endsWith(leaf) && key.endsWith(`.${leaf}.${leaf}`);
}

type FoundMember = Pick<ApiSubject, "kind" | "member" | "isStatic" | "isKnown">;

/** Finds a method or property by the last part of its slug. */
export function getApiMember(interfaceName: string, leaf: string, idl: Idl): FoundMember {
  if (findFactory(interfaceName, leaf, idl))
    return { kind: "constructor", member: leaf, isStatic: false, isKnown: true };
  const iterator = ITERATOR.exec(leaf)?.[1];
  if (iterator !== undefined) return getIterator(interfaceName, iterator, idl);
  const member = leaf.replace(STATIC_SUFFIX, "");
  const outline = idl.findMember(interfaceName, member);
  // `Response.json()` and `response.json()` have separate pages, but the same name in the IDL.
  const isStatic = member !== leaf;
  const isMethod = outline
    ? outline.kind === "operation"
    : VERB.test(member) ||
      OLD_METHODS.has(`${interfaceName}.${member}`) ||
      idl.listSources(interfaceName)[0]?.kind === "namespace";
  return {
    kind: isMethod ? "method" : "property",
    member,
    isStatic,
    isKnown: outline !== null,
  };
}

/** Finds the method behind `for (const entry of object)`, which IDL implies. */
function getIterator(interfaceName: string, symbol: string, idl: Idl): FoundMember {
  const source = findIterated(interfaceName, idl);
  const member = `[Symbol.${symbol}]`;
  return { kind: "method", member, isStatic: false, isKnown: source !== null };
}

/** Finds the method that iterating an object calls under another name. */
export function findIterated(interfaceName: string, idl: Idl): string | null {
  return (
    ["entries", "values"].find((name) => idl.findMember(interfaceName, name)) ?? null
  );
}

/** Finds the declaration of a constructor of another name: `Image()` makes an `HTMLImageElement`. */
export function findFactory(
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
