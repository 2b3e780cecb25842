import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { memoize } from "../../core/memoize";
import { resolvePackageFile } from "../../sources/platform/read-package-data";

export interface ElementFacts {
  name: string;
  /** The DOM interface; missing when the specification names none. */
  interface?: string;
  obsolete?: boolean;
}

export type ElementLanguage = "html" | "svg" | "mathml";

/** One file of the data: the elements of one specification. */
export interface ElementsFile {
  /** File name without extension, such as `SVG2`. */
  spec: string;
  elements: readonly ElementFacts[];
}

export interface ElementsData {
  findElement(language: ElementLanguage, name: string): ElementFacts | null;
  /** Lists a language's elements that share a DOM interface, in data order. */
  listWithInterface(language: ElementLanguage, name: string): readonly string[];
}

/** Specifications that define no HTML elements; all others do. */
const OTHER_LANGUAGES: Readonly<Record<string, ElementLanguage>> = {
  SVG11: "svg",
  SVG2: "svg",
  "css-masking-1": "svg",
  "filter-effects-1": "svg",
  "mathml-core": "mathml",
  "svg-animations": "svg",
  "svg-paths": "svg",
};
/** Specifications whose entries lose against another's entry for the same element. */
const MINOR_SPECS: ReadonlySet<string> = new Set(["SVG11", "html-ruby-extensions"]);

/** Reads the data at the first question. */
export function createElementsData(
  read: () => readonly ElementsFile[] = readFiles,
): ElementsData {
  const load = memoize(() => indexElements(read()));
  return {
    findElement: (language, name) => load()[language].get(name) ?? null,
    listWithInterface: (language, name) =>
      [...load()[language].values()]
        .filter((element) => element.interface === name)
        .map((element) => element.name),
  };
}

function readFiles(): ElementsFile[] {
  const folder = dirname(resolvePackageFile("@webref/elements/package.json"));
  return readdirSync(folder)
    .filter((file) => file.endsWith(".json") && file !== "package.json")
    .map((file) => ({
      ...(JSON.parse(readFileSync(join(folder, file), "utf8")) as ElementsFile),
      spec: basename(file, ".json"),
    }));
}

function indexElements(files: readonly ElementsFile[]) {
  const index: Record<ElementLanguage, Map<string, ElementFacts>> = {
    html: new Map(),
    svg: new Map(),
    mathml: new Map(),
  };
  const ranked = files.toSorted(
    (a, b) => Number(MINOR_SPECS.has(a.spec)) - Number(MINOR_SPECS.has(b.spec)),
  );
  for (const { spec, elements } of ranked) {
    const language = index[OTHER_LANGUAGES[spec] ?? "html"];
    for (const element of elements)
      if (!language.has(element.name)) language.set(element.name, element);
  }
  return index;
}
