import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const APP = fileURLToPath(new URL("../../app", import.meta.url));

/** What a page of documents starts with. What these import is the frame of all pages. */
export const FRAME_ENTRIES = [
  "entry.client.tsx",
  "root.tsx",
  "routes/$locale/route.tsx",
  "routes/$locale.docs.$/route.tsx",
].map((file) => join(APP, file));

/** Pages that a document's page can turn into without being loaded anew. */
const NEXT_PAGES = ["routes/$locale._index/route.tsx", "routes/$.tsx"].map((file) =>
  join(APP, file),
);

/** Imports of values; those of types leave no code. */
const STATIC_IMPORT = /^(?:import|export)\s+(?!type\b)(?:[^"';]*?\sfrom\s+)?"([^"]+)"/gm;
const DYNAMIC_IMPORT = /\bimport\("([^"]+)"\)/g;
/** What behaviours load on demand says its words by the texts of the frame. */
const BEHAVIOURS = join(APP, "browser");

/** The code of documents' pages, and of the pages that follow them in place. */
function readFrameCode() {
  /** @type {Map<string, string>} */
  const code = new Map();
  const waiting = [...FRAME_ENTRIES, ...NEXT_PAGES];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (code.has(file)) continue;
    const source = readFileSync(file, "utf8");
    code.set(file, source);
    waiting.push(...listImports(file, source));
  }
  return [...code.values()].join("\n");
}

/** What may become an id: a template of nothing but its signs and values. */
const ID_TEMPLATE = /`((?:[a-z\d-]|\$\{[^}`]*\})+)`/g;

/**
 * Tells which texts the frame asks for: those whose id stands there in quotes, or is put together
 * there (`sign-${status}`).
 *
 * @returns {(id: string) => boolean}
 */
export function createFrameTextTest() {
  const code = readFrameCode();
  const patterns = [...code.matchAll(ID_TEMPLATE)]
    .map(([, template = ""]) => template.replace(/\$\{[^}]*\}/g, "*"))
    .filter((template) => template.includes("*") && /[a-z]/.test(template))
    .map((template) => new RegExp(`^${template.replaceAll("*", "[a-z0-9-]+")}$`));
  return (id) =>
    code.includes(`"${id}"`) || patterns.some((pattern) => pattern.test(id));
}

/**
 * @param {string} file
 * @param {string} source
 */
function listImports(file, source) {
  const isBehaviour = file.startsWith(BEHAVIOURS);
  const imports = [
    ...source.matchAll(STATIC_IMPORT),
    ...(isBehaviour ? source.matchAll(DYNAMIC_IMPORT) : []),
  ];
  return imports.flatMap(([, name = ""]) => {
    const path = name.startsWith("~/")
      ? join(APP, name.slice(2))
      : name.startsWith(".")
        ? join(dirname(file), name)
        : null;
    if (path === null || path.endsWith(".server")) return [];
    return [`${path}.ts`, `${path}.tsx`].filter((each) => existsSync(each));
  });
}
