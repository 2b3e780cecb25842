import { YAMLParseError } from "yaml";
import { z } from "zod";
import { FEATURE_STATUSES } from "~/domain/documents/document";
import { toReason } from "~/domain/text/to-reason";
import {
  describeBadKey,
  describeBadYaml,
  describeMissingFrontMatter,
} from "../../flaws/front-matter";
import type { SourceFlawReport } from "../../flaws/source-checks";
import type { SidebarReference } from "../../core/page";
import { isRecord, parseLeniently } from "../../core/parse-leniently";
import { createKeyLocator, describeIssue, say } from "./front-matter-issues";
import { parseYaml } from "./parse-yaml";
import { isTooDeep, readBrokenYaml, readPlainYaml, TOO_DEEP } from "./read-plain-yaml";

/** A list of something else has an issue for each of its items. */
const MOST_ISSUES = 20;
const NO_TEXT = "is no text";
const BEGINNING = { line: 1, column: 1 };
const OPENING = /^---[ \t]*\n/;
const CLOSING = /\n---[ \t]*(?:\n|$)/;

/**
 * A type of its own, as the next one, because Zod's `transform` and `preprocess` make an object with an accessor
 * at each parse: V8 keeps its hidden class until the next full garbage collection, and with it all that was
 * parsed. That took three quarters of the time in which front matter is read.
 */
class TextType extends z.ZodString {
  override _parse(input: z.ParseInput): z.ParseReturnType<string> {
    if (typeof input.data === "number" && !Number.isNaN(input.data))
      input.data = String(input.data);
    return super._parse(input);
  }
}

class ListType<Item extends z.ZodTypeAny> extends z.ZodArray<Item> {
  override _parse(input: z.ParseInput): z.ParseReturnType<z.output<Item>[]> {
    const data: unknown = input.data;
    if (typeof data === "string" || isRecord(data)) input.data = [data];
    return super._parse(input);
  }
}

/** Accepts numbers, because YAML reads a title such as `404` as a number. */
export const TextSchema = new TextType(
  z.string({ invalid_type_error: NO_TEXT, required_error: NO_TEXT }).trim().min(1)._def,
);

/** Accepts one item in place of a list of it. */
function listOf<Item extends z.ZodTypeAny>(item: Item, message: string) {
  return new ListType<Item>(z.array(item, say(message))._def);
}

/** Accepts http and https only, because the address becomes a link. */
const AddressSchema = z.string().regex(/^https?:\/\//i, "is no http(s) address");

const CallSchema = z.union(
  [
    z.string(),
    z.record(z.union([z.string(), z.array(z.union([z.string(), z.number()])), z.null()])),
  ],
  say("is neither a name nor a name with arguments"),
);
const CallListSchema = listOf(CallSchema, "is neither a name nor a list of names");

const NO_TEXTS = "is neither a text nor a list of texts";

/** Refuses empty parts, because no request leads to such an address. */
const SlugSchema = TextSchema.pipe(
  z
    .string()
    .regex(/^[^/]+(?:\/[^/]+)*$/, "has a slash at its start or end, or two in a row"),
);

const FrontMatterSchema = z.object({
  title: TextSchema,
  "short-title": TextSchema.optional(),
  slug: SlugSchema,
  "page-type": z.string().optional(),
  status: listOf(z.enum(FEATURE_STATUSES), NO_TEXTS).optional(),
  "browser-compat": listOf(z.string().trim().min(1), NO_TEXTS).optional(),
  "spec-urls": listOf(AddressSchema, NO_TEXTS).optional(),
  sidebar: CallListSchema.optional(),
  banners: CallListSchema.optional(),
  l10n: z.object({ sourceCommit: z.string().optional() }).passthrough().optional(),
});

type WrittenFrontMatter = z.infer<typeof FrontMatterSchema>;

export interface FrontMatter extends Omit<WrittenFrontMatter, "sidebar" | "banners"> {
  sidebar?: SidebarReference[] | undefined;
  banners?: SidebarReference[] | undefined;
}

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
  const opening = OPENING.exec(text)?.[0].length ?? 0;
  // Its last line break may be the one before the closing line.
  const closing = opening === 0 ? null : CLOSING.exec(text.slice(opening - 1));
  if (!closing) return { frontMatter: null, body: text, firstLine: 1 };
  const end = opening - 1 + closing.index;
  const bodyStart = end + closing[0].length;
  return {
    frontMatter: text.slice(opening, end + 1),
    body: text.slice(bodyStart),
    firstLine: countLines(text, bodyStart) + 1,
  };
}

/**
 * Parses front matter. Never throws: invalid YAML and keys of the wrong type become flaws with
 * their place. Invalid YAML keeps its fields of one line.
 */
export function parseFrontMatter(yaml: string | null): ParsedFrontMatter {
  const { data, flaws } = parseFrontMatterBy(FrontMatterSchema, yaml);
  const { sidebar, banners, ...rest } = data;
  return {
    data: {
      ...rest,
      ...(sidebar && { sidebar: sidebar.flatMap(toReferences) }),
      ...(banners && { banners: banners.flatMap(toReferences) }),
    },
    flaws,
  };
}

/** Parses front matter by another schema. */
export function parseFrontMatterBy<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  yaml: string | null,
): ParsedBy<z.infer<z.ZodObject<Shape>>> {
  if (yaml === null) return { data: {}, flaws: [describeMissingFrontMatter()] };
  const { value, flaws } = readYaml(yaml);
  // A slip in one line would else move the page, because its slug would be missing.
  if (flaws.length > 0)
    return { data: parseKeyByKey(schema, readBrokenYaml(yaml)), flaws };
  const result = schema.safeParse(value ?? {}, { errorMap: describeIssue });
  if (result.success) return { data: result.data, flaws: [] };
  const locateKey = createKeyLocator(yaml);
  const issues = new Map(
    result.error.issues.map(({ path, message }) => [path.join("."), { path, message }]),
  );
  const found = [...issues]
    .slice(0, MOST_ISSUES)
    .map(([key, { path, message }]) =>
      describeBadKey(key, message, locateKey(path) ?? BEGINNING),
    );
  return { data: parseKeyByKey(schema, value), flaws: found };
}

/**
 * Parses YAML between two lines `---`. Never throws: a fault is a flaw with its line in the file, and the value
 * is null.
 */
export function readYaml(yaml: string): { value: unknown; flaws: SourceFlawReport[] } {
  const plain = readPlainYaml(yaml);
  if (plain) return { value: plain, flaws: [] };
  if (isTooDeep(yaml))
    return { value: null, flaws: [describeBadYaml(TOO_DEEP, { line: 2, column: 1 })] };
  try {
    return { value: parseYaml(yaml), flaws: [] };
  } catch (error) {
    // Alias bombs throw other errors than syntax does.
    const place = error instanceof YAMLParseError ? error.linePos?.[0] : undefined;
    const reason = toReason(error);
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
    const parsed = parseLeniently(schema.partial(), { [key]: entry as unknown });
    return parsed ? [parsed] : [];
  });
  return Object.assign({}, ...entries) as Partial<z.infer<z.ZodObject<Shape>>>;
}

function toReferences(call: z.infer<typeof CallSchema>): SidebarReference[] {
  if (typeof call === "string") return [{ name: call.toLowerCase(), args: [] }];
  return Object.entries(call).map(([name, args]) => ({
    name: name.toLowerCase(),
    args: args === null ? [] : [args].flat().map(String),
  }));
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
