import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { resolvePackageFile } from "./read-package-data";

export interface Inheritance {
  findParent(name: string): string | null;
  listChildren(name: string): readonly string[];
}

const COMMENTS = /\/\/[^\n]*|\/\*[\s\S]*?\*\//g;
/** Matches parents; partial interfaces, mixins and callback interfaces never name one. */
const DERIVED_INTERFACE = /\binterface\s+([A-Za-z_]\w*)\s*:\s*([A-Za-z_]\w*)\s*\{/g;

/** Reads the inheritance of interfaces from the IDL of all specifications. */
export function readInheritance(): Inheritance {
  const folder = dirname(resolvePackageFile("@webref/idl/package.json"));
  const files = readdirSync(folder).filter((file) => file.endsWith(".idl"));
  return createInheritance(files.map((file) => readFileSync(join(folder, file), "utf8")));
}

/**
 * Extracts the relations from IDL texts by a quick scan, because a full parse takes thirty
 * times as long.
 */
export function createInheritance(idlTexts: readonly string[]): Inheritance {
  const parents = new Map(idlTexts.flatMap(listDerivedInterfaces));
  const children = new Map<string, string[]>();
  for (const [name, parent] of parents) {
    children.set(parent, [...(children.get(parent) ?? []), name].sort());
  }
  return {
    findParent: (name) => parents.get(name) ?? null,
    listChildren: (name) => children.get(name) ?? [],
  };
}

function listDerivedInterfaces(idl: string): [name: string, parent: string][] {
  return [...idl.replace(COMMENTS, "").matchAll(DERIVED_INTERFACE)].map(
    ([, name = "", parent = ""]) => [name, parent],
  );
}
