import { parse, YAMLParseError } from "yaml";
import { z } from "zod";
import { FEATURE_STATUSES } from "~/domain/documents/document";
import {
  describeBadKey,
  describeBadYaml,
  describeMissingFrontMatter,
} from "../../flaws/front-matter";
import type { SourceFlawReport } from "../../flaws/source-checks";
import type { SidebarReference } from "../../core/page";
import { readPlainYaml } from "./read-plain-yaml";

const OPENING = "---\n";
const CLOSING = /\n---[ \t]*(?:\n|$)/;

/** Says in words what a value is not, where Zod would say "invalid input". */
function say(message: string): z.RawCreateParams {
  return {
    errorMap: (_issue, { data }) => ({
      message: data === undefined ? "is missing" : message,
    }),
  };
}

/** Accepts numbers, because YAML reads a title such as `404` as a number. */
export const TextSchema = z
  .union([z.string(), z.number()], say("is no text"))
  .transform(String)
  .pipe(z.string().trim().min(1));
const StringListSchema = z
  .union([z.string(), z.array(z.string())], say("is neither a text nor a list of texts"))
  .transform((value) => (typeof value === "string" ? [value] : value));

/** Accepts http and https only, because the address becomes a link. */
const AddressSchema = z.string().regex(/^https?:\/\//i, "is no http(s) address");

const CallSchema = z.union([
  z.string(),
  z.record(z.union([z.string(), z.array(z.union([z.string(), z.number()])), z.null()])),
]);
const CallListSchema = z
  .union([CallSchema, z.array(CallSchema)], say("is neither a name nor a list of names"))
  .transform((value) => (Array.isArray(value) ? value : [value]).flatMap(toReferences));

const FrontMatterSchema = z.object({
  title: TextSchema,
  "short-title": TextSchema.optional(),
  slug: TextSchema,
  "page-type": z.string().optional(),
  status: StringListSchema.pipe(z.array(z.enum(FEATURE_STATUSES))).optional(),
  "browser-compat": StringListSchema.optional(),
  "spec-urls": StringListSchema.pipe(z.array(AddressSchema)).optional(),
  sidebar: CallListSchema.optional(),
  banners: CallListSchema.optional(),
  l10n: z.object({ sourceCommit: z.string().optional() }).passthrough().optional(),
});

export type FrontMatter = z.infer<typeof FrontMatterSchema>;

export interface ParsedBy<Data> {
  /** The valid keys; each invalid key is missing here and described in `flaws`. */
  data: Partial<Data>;
  flaws: SourceFlawReport[];
}
export type ParsedFrontMatter = ParsedBy<FrontMatter>;

export interface SplitSource {
  frontMatter: string | null;
  body: string;
  /** Line number of the body's first line in the file, 1-based. */
  firstLine: number;
}

/** Splits a Markdown file into front matter and body. Normalises line ends and drops a BOM. */
export function splitSource(file: string): SplitSource {
  const text = normalizeText(file);
  if (!text.startsWith(OPENING)) return { frontMatter: null, body: text, firstLine: 1 };
  const closing = CLOSING.exec(text.slice(OPENING.length - 1));
  if (!closing) return { frontMatter: null, body: text, firstLine: 1 };
  const end = OPENING.length - 1 + closing.index;
  const bodyStart = end + closing[0].length;
  return {
    frontMatter: text.slice(OPENING.length, end + 1),
    body: text.slice(bodyStart),
    firstLine: countLines(text, bodyStart) + 1,
  };
}

/**
 * Parses front matter. Never throws: invalid YAML and keys of the wrong type become flaws with
 * their place.
 */
export function parseFrontMatter(yaml: string | null): ParsedFrontMatter {
  return parseFrontMatterBy(FrontMatterSchema, yaml);
}

/** Parses front matter by another schema. */
export function parseFrontMatterBy<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  yaml: string | null,
): ParsedBy<z.infer<z.ZodObject<Shape>>> {
  if (yaml === null) return { data: {}, flaws: [describeMissingFrontMatter()] };
  const { value, flaws } = readYaml(yaml);
  if (flaws.length > 0) return { data: {}, flaws };
  const result = schema.safeParse(value ?? {});
  if (result.success) return { data: result.data, flaws: [] };
  const issues = result.error.issues.map((issue) => {
    const key = String(issue.path[0] ?? "front matter");
    const line = findKeyLine(yaml, key);
    return describeBadKey(issue.path.join(".") || key, issue.message, line);
  });
  return { data: parseKeyByKey(schema, value), flaws: issues };
}

export function readYaml(yaml: string): { value: unknown; flaws: SourceFlawReport[] } {
  const plain = readPlainYaml(yaml);
  if (plain) return { value: plain, flaws: [] };
  try {
    const value: unknown = parse(yaml, { logLevel: "error" });
    return { value, flaws: [] };
  } catch (error) {
    // Alias bombs and unlimited nesting throw other errors than syntax does.
    const place = error instanceof YAMLParseError ? error.linePos?.[0] : undefined;
    const reason = error instanceof Error ? error.message : String(error);
    const line = (place?.line ?? 1) + 1;
    // Its lines are those of the YAML, which begins at the file's second line.
    const plain = firstLineOf(reason).replace(/ at line \d+, column \d+:?$/, "");
    const flaw = describeBadYaml(plain, { line, column: place?.col ?? 1 });
    return { value: null, flaws: [flaw] };
  }
}

/** Keeps every valid key, so that one invalid key does not cost the page. */
function parseKeyByKey<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  value: unknown,
): Partial<z.infer<z.ZodObject<Shape>>> {
  if (typeof value !== "object" || value === null) return {};
  const entries = Object.entries(value).flatMap(([key, entry]) => {
    if (!Object.hasOwn(schema.shape, key)) return [];
    const parsed = parseWithoutBadParts(schema.partial(), { [key]: entry as unknown });
    return parsed ? [parsed] : [];
  });
  return Object.assign({}, ...entries) as Partial<z.infer<z.ZodObject<Shape>>>;
}

/** Parses again without the invalid parts, if the key itself can stay. */
function parseWithoutBadParts<Schema extends z.ZodTypeAny>(
  schema: Schema,
  value: Readonly<Record<string, unknown>>,
): z.output<Schema> | null {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data as z.output<Schema>;
  const rest = structuredClone(value);
  for (const { path } of parsed.error.issues) if (!dropPart(rest, path)) return null;
  return (schema.safeParse(rest).data as z.output<Schema> | undefined) ?? null;
}

/** Removes the nested key at a path; false if the path does not lead to one. */
function dropPart(value: unknown, path: readonly (string | number)[]): boolean {
  const holder = path.slice(0, -1).reduce<unknown>(readKey, value);
  const key = path.at(-1);
  if (path.length < 2 || !isRecord(holder) || typeof key !== "string") return false;
  return Reflect.deleteProperty(holder, key);
}

function readKey(value: unknown, key: string | number): unknown {
  return isRecord(value) ? value[key] : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function toReferences(call: z.infer<typeof CallSchema>): SidebarReference[] {
  if (typeof call === "string") return [{ name: call.toLowerCase(), args: [] }];
  return Object.entries(call).map(([name, args]) => ({
    name: name.toLowerCase(),
    args: args === null ? [] : [args].flat().map(String),
  }));
}

function findKeyLine(yaml: string, key: string): number {
  const index = yaml.split("\n").findIndex((line) => line.startsWith(`${key}:`));
  // Line 1 of the file is the opening `---`.
  return index === -1 ? 1 : index + 2;
}

function normalizeText(text: string): string {
  const withoutBom = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  return withoutBom.includes("\r") ? withoutBom.replace(/\r\n?/g, "\n") : withoutBom;
}

function countLines(text: string, end: number): number {
  let lines = 0;
  for (
    let at = text.indexOf("\n");
    at !== -1 && at < end;
    at = text.indexOf("\n", at + 1)
  )
    lines++;
  return lines;
}

function firstLineOf(text: string): string {
  return text.split("\n", 1)[0] ?? text;
}
