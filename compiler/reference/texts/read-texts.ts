import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { z } from "zod";
import { memoize } from "../../core/memoize";

const FOLDER = fileURLToPath(new URL(".", import.meta.url));

/** Reads all files of one area, with entries in the files' order; names are unique. */
export function readTexts<Entry extends z.ZodTypeAny>(
  area: string,
  entry: Entry,
): ReadonlyMap<string, z.output<Entry>> {
  const folder = join(FOLDER, area);
  const entries = readdirSync(folder)
    .filter((file) => file.endsWith(".yaml"))
    .toSorted()
    .flatMap((file) => {
      const text: unknown = parse(readFileSync(join(folder, file), "utf8"));
      return Object.entries(z.record(entry).parse(text));
    });
  return new Map(entries as [string, z.output<Entry>][]);
}

const MEMBER = z.union([
  z.string().transform((is) => ({ is, throws: [] as string[] })),
  z
    .object({ is: z.string().default(""), throws: z.array(z.string()).default([]) })
    .strict(),
]);

export type MemberText = z.output<typeof MEMBER>;

const readLanguageTexts = memoize(() => readTexts("javascript", MEMBER));

/** Finds what is written about a member of JavaScript, or about all members of that name. */
export function findLanguageText(name: string): MemberText | null {
  const texts = readLanguageTexts();
  const names = name.split(".");
  const isKey = names.length > 2 && names.at(-2) === "Symbol";
  const leaf = names.slice(isKey ? -2 : -1).join(".");
  return (
    texts.get(name) ??
    (names.length > 2 ? texts.get(`${names[0] ?? ""}.*.${leaf}`) : undefined) ??
    texts.get(`*.${leaf}`) ??
    null
  );
}

const readThrows = memoize(
  () =>
    new Map(
      [...readTexts("throws", z.array(z.string()))].flatMap(([names, lines]) =>
        expandNames(names).map((name) => [name, lines] as const),
      ),
    ),
);

/** Expands `Object.{keys,values}` to each of its names. */
function expandNames(names: string): string[] {
  const [whole, list] = /\{([^}]*)\}/.exec(names) ?? [];
  if (whole === undefined || list === undefined) return [names];
  return list.split(",").flatMap((name) => expandNames(names.replace(whole, name)));
}

/** Lists what a built-in function of JavaScript throws, as far as our texts tell. */
export function listThrows(name: string): readonly string[] {
  return readThrows().get(name) ?? findLanguageText(name)?.throws ?? [];
}

/** Lists the functions whose exceptions our texts tell. */
export function listThrowNames(): string[] {
  return [...readThrows().keys()];
}

const SYNTAX = z.object({ is: z.string(), code: z.string() }).strict();

export type SyntaxText = z.output<typeof SYNTAX>;

const readSyntaxTexts = memoize(() => readTexts("language", SYNTAX));

/** Finds the text about a statement, an operator or another part of JavaScript's syntax. */
export function findSyntaxText(path: string): SyntaxText | null {
  return readSyntaxTexts().get(path) ?? null;
}

/** An RFC's number and section: `9110 12.5.1`. */
const RFC = z.string().regex(/^\d+ [\d.]+$/);

const HEADER = z
  .object({
    is: z.string(),
    in: z.enum(["both", "request", "response"]),
    syntax: z.array(z.string()),
    parts: z.record(z.string()).default({}),
    example: z.string(),
    rfc: RFC.optional(),
    spec: z.string().url().optional(),
  })
  .strict();

const STATUS = z
  .object({
    phrase: z.string(),
    is: z.string(),
    then: z.string(),
    headers: z.string().default(""),
    rfc: RFC,
  })
  .strict();

const METHOD = z
  .object({
    is: z.string(),
    safe: z.boolean(),
    idempotent: z.boolean(),
    /** A condition, if it is neither yes nor no. */
    cacheable: z.union([z.boolean(), z.string()]),
    request: z.string(),
    response: z.string(),
    /** True when HTML forms can send it. */
    form: z.boolean(),
    example: z.string(),
    rfc: RFC,
  })
  .strict();

export type HeaderText = z.output<typeof HEADER>;

/** Texts about HTTP headers, status codes, methods and permissions, by name. */
export const readHeaderTexts = memoize(() => readTexts("http", HEADER));
export const readStatusTexts = memoize(() => readTexts("status", STATUS));
export const readMethodTexts = memoize(() => readTexts("methods", METHOD));
export const readPermissionTexts = memoize(() => readTexts("policies", z.string()));

/** Descriptions that replace those of web-features, by id. */
export const readFeatureTexts = memoize(() => readTexts("features", z.string()));

const readNeighbours = memoize(() => readTexts("neighbours", z.array(z.string())));

/** True for a key that the data counts with a web-feature although its page is only beside it. */
export function isBesideFeature(id: string, key: string): boolean {
  const patterns = readNeighbours().get(id) ?? [];
  return patterns.some((pattern) => new RegExp(`^(?:${pattern})$`).test(key));
}

const readExtensionTexts = memoize(() => readTexts("extensions", z.string()));
const readManifestTexts = memoize(() => readTexts("manifest", z.string()));

/** Finds the purpose of an extension API. */
export function findExtensionText(api: string): string | null {
  return readExtensionTexts().get(api) ?? null;
}

/** Finds the meaning of a key of an extension's manifest. */
export function findManifestText(key: string): string | null {
  return readManifestTexts().get(key) ?? null;
}

const ELEMENT = z
  .object({
    is: z.string(),
    categories: z.string().default(""),
    parents: z.string().default(""),
    content: z.string().default(""),
    role: z.string().default(""),
    attributes: z.array(z.string()).default([]),
  })
  .strict();

const ATTRIBUTE = z
  .object({
    type: z.string(),
    is: z.string(),
    /** Meanings of the values, which may be empty. */
    values: z.record(z.string()).default({}),
  })
  .strict();

const INPUT_TYPE = z
  .object({
    is: z.string(),
    value: z.string(),
    role: z.string(),
    attributes: z.array(z.string()),
  })
  .strict();

export type ElementText = z.output<typeof ELEMENT>;
export type AttributeText = z.output<typeof ATTRIBUTE>;
export type InputTypeText = z.output<typeof INPUT_TYPE>;

const readElementTexts = memoize(() => readTexts("html", ELEMENT));
const readAttributeTexts = memoize(() => readTexts("attributes", ATTRIBUTE));
const readInputTexts = memoize(() => readTexts("inputs", INPUT_TYPE));

/** Finds the text about an HTML element; those of headings share one. */
export function findElementText(name: string): ElementText | null {
  return readElementTexts().get(name.replace(/^h[2-6]$/, "h1")) ?? null;
}

/** Finds the text about an attribute of an element, else of the attribute in general. */
export function findAttributeText(name: string, element?: string): AttributeText | null {
  const texts = readAttributeTexts();
  const text = texts.get(`${element ?? ""}.${name}`) ?? texts.get(name) ?? null;
  // The text in general does not fit the element, and no source tells more.
  return text?.is === "" ? null : text;
}

/** Finds the text about a type of `input`. */
export function findInputText(type: string): InputTypeText | null {
  return readInputTexts().get(type) ?? null;
}

const API = z
  .object({
    is: z.string().default(""),
    throws: z.array(z.string()).default([]),
    example: z.string().default(""),
  })
  .strict();

export type ApiText = z.output<typeof API>;

const readApiTexts = memoize(() => readTexts("api", API));

/** Finds the text about an interface, or about `Interface.member`. */
export function findApiText(name: string): ApiText | null {
  return readApiTexts().get(name) ?? null;
}

const WASM = z.object({ is: z.string(), stack: z.string(), code: z.string() }).strict();

/** Lists texts about WebAssembly's text format with the patterns of the names. */
export const listWasmTexts = memoize(() =>
  [...readTexts("webassembly", WASM)].map(
    ([pattern, text]) => [new RegExp(`^${pattern}$`), text] as const,
  ),
);

const SVG_ATTRIBUTE = z.object({ type: z.string(), is: z.string() }).strict();
const readSvgTexts = memoize(() => readTexts("svg", SVG_ATTRIBUTE));

/** Finds type and meaning of an SVG attribute; those of one element have its name in the key. */
export function findSvgText(
  name: string,
  element = "",
): z.output<typeof SVG_ATTRIBUTE> | null {
  const texts = readSvgTexts();
  return texts.get(`${element}.${name}`) ?? texts.get(name) ?? null;
}

const COMMAND = z
  .object({ http: z.string(), is: z.string(), returns: z.string() })
  .strict();

/** Texts about WebDriver commands by title. */
export const readCommandTexts = memoize(() => readTexts("webdriver", COMMAND));
