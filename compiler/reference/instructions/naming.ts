import type { ApiSubject } from "../api/subject";
import type { ReferencePage } from "../reference-area";

type Naming = Pick<ReferencePage, "title" | "shortTitle" | "pageType">;

/** Returns title, short title and page type of a page about the JavaScript interface. */
export function nameInterfacePage({
  kind,
  interfaceName,
  member,
  isStatic,
}: ApiSubject): Naming {
  const owner =
    interfaceName === "WebAssembly" ? "WebAssembly" : `WebAssembly.${interfaceName}`;
  const scope = isStatic ? "static" : "instance";
  const path = isStatic ? owner : `${owner}.prototype`;
  switch (kind) {
    case "interface":
      return { title: owner, pageType: "webassembly-interface" };
    case "constructor":
      return {
        title: `${owner}() constructor`,
        shortTitle: `${member}()`,
        pageType: "webassembly-constructor",
      };
    case "method":
      return {
        title: `${path}.${member}()`,
        shortTitle: `${member}()`,
        pageType:
          interfaceName === "WebAssembly"
            ? "webassembly-function"
            : `webassembly-${scope}-method`,
      };
    default:
      return {
        title: `${path}.${member}`,
        shortTitle: member,
        pageType: `webassembly-${scope}-property`,
      };
  }
}

/** A feature's name in the text format, and its kind. */
export interface TextFeature {
  /** Name in the text format, if several types share it without the type: `load` of `i32.load`. */
  name: string;
  /** Name in the compatibility data, which our texts have too. */
  term: string;
  /** `instruction`, `definition`, `value type`, or the kind of a part of these. */
  noun: string;
  /** End of the page type. */
  type: string;
}

const GROUPS: Readonly<Record<string, Pick<TextFeature, "noun" | "type">>> = {
  definitions: { noun: "definition", type: "definition" },
  instructions: { noun: "instruction", type: "instruction" },
  types: { noun: "value type", type: "type" },
};
/** Names that the text format does not have, or that two features share. */
const NAMES: Readonly<Record<string, string>> = {
  "memory.load": "load",
  "memory.store": "store",
  load: "v128.load",
  store: "v128.store",
  promote_32: "promote_f32",
};
/** Parts of instructions and functions that the data counts as instructions. */
const PARTS: readonly (readonly [RegExp, string])[] = [
  [/^catch(?:_all)?(?:_ref)?$/, "clause"],
  [/^local$/, "declaration"],
];

/** Finds `table.get` for `webassembly.instructions.table_get`, from its description. */
export function getTextFeature(
  key: string,
  description: string | undefined,
): TextFeature {
  const [, group = "", ...names] = key.split(".");
  const plain = description?.replace(/<[^>]*>/g, "");
  const term = plain && !plain.includes(" ") ? plain : (names.at(-1) ?? key);
  const { noun, type } = GROUPS[group] ?? { noun: "feature", type: "feature" };
  const part = PARTS.find(([pattern]) => pattern.test(term))?.[1];
  return { name: NAMES[term] ?? term, term, noun: part ?? noun, type };
}

export function nameTextPage({ name, noun, type }: TextFeature): Naming {
  return {
    title: `\`${name}\`: Wasm text ${noun}`,
    shortTitle: name,
    pageType: `webassembly-${type}`,
  };
}
