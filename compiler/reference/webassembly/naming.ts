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
  name: string;
  /** `instruction`, `definition`, `value type`. */
  noun: string;
}

const NOUNS: Readonly<Record<string, string>> = {
  definitions: "definition",
  instructions: "instruction",
  types: "value type",
};

/** Finds `table.get` for `webassembly.instructions.table_get`, from its description. */
export function findTextFeature(
  key: string,
  description: string | undefined,
): TextFeature {
  const [, group = "", ...names] = key.split(".");
  const plain = description?.replace(/<[^>]*>/g, "");
  const name = plain && !plain.includes(" ") ? plain : (names.at(-1) ?? key);
  return { name, noun: NOUNS[group] ?? "feature" };
}

export function nameTextPage({ name, noun }: TextFeature): Naming {
  return {
    title: `\`${name}\`: Wasm text ${noun}`,
    shortTitle: name,
    pageType: `webassembly-${noun === "value type" ? "type" : noun}`,
  };
}
