import { toTitle } from "../parts/parts-list";
import type { JsSubject } from "./subject";

interface Naming {
  title: string;
  shortTitle?: string;
  pageType: string;
}

/** Returns title, short title and page type as is customary in the JavaScript reference. */
export function nameJsPage(subject: JsSubject, description: string | undefined): Naming {
  const { kind, leaf, objectName, isStatic } = subject;
  const scope = isStatic ? "static" : "instance";
  switch (kind) {
    case "class":
    case "namespace":
    case "function":
    case "global-property":
      return nameObject(subject);
    case "constructor":
      return {
        title: `${objectName}() constructor`,
        shortTitle: `${leaf}()`,
        pageType: "javascript-constructor",
      };
    case "method":
      return {
        title: `${toMemberName(subject)}()`,
        shortTitle: `${toShortName(leaf)}()`,
        pageType: `javascript-${scope}-method`,
      };
    case "accessor-property":
    case "data-property":
      return {
        title: toMemberName(subject),
        shortTitle: toShortName(leaf),
        pageType: `javascript-${scope}-${kind}`,
      };
    default:
      return {
        title: description ? toTitle(description) : leaf.replaceAll("_", " "),
        pageType: `javascript-${kind}`,
      };
  }
}

/** Names an object that no script can reach by its place, such as `%Segments%`, by its own name. */
export function toLabel(objectName: string): string {
  return objectName.replace(/^Intl\.Segmenter\.segment\.(?=Segments)/, "");
}

function nameObject({ kind, objectName, leaf }: JsSubject): Naming {
  const name = toLabel(objectName === "" ? leaf : `${objectName}.${leaf}`);
  return {
    title: kind === "function" ? `${name}()` : name,
    pageType: `javascript-${kind}`,
  };
}

/**
 * Formats `Array.prototype.at`, `Array.from`, `Map.prototype[Symbol.iterator]`, `Array:
 * length`.
 */
export function toMemberName({ kind, leaf, objectName, isStatic }: JsSubject): string {
  if (objectName === "Proxy.Proxy") return `handler.${leaf}`;
  if (kind === "data-property" && !isStatic && !leaf.startsWith("Symbol."))
    return `${objectName}: ${leaf}`;
  const owner = isStatic ? objectName : `${toLabel(objectName)}.prototype`;
  if (leaf === "proto") return `${owner}.__proto__`;
  return leaf.startsWith("Symbol.") ? `${owner}[${leaf}]` : `${owner}.${leaf}`;
}

function toShortName(leaf: string): string {
  if (leaf === "proto") return "__proto__";
  return leaf.startsWith("Symbol.") ? `[${leaf}]` : leaf;
}
