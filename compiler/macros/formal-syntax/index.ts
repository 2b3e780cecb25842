import type { Locale } from "~/domain/locales/locale";
import { escapeAttribute, escapeText } from "~/domain/text/escape-html";
import type { ContentText } from "~/domain/text/strings";
import { memoizeByKey, memoizeByObject } from "../../core/memoize";
import type { Site } from "../../core/site";
import type { PlatformData } from "../../sources/platform/platform-data";
import {
  type CssDefinition,
  type CssSyntaxRequest,
  findCssDefinition,
  findReferredProperty,
  findReferredType,
} from "./definitions";
import { layOutSyntax } from "./layout";
import { createSyntaxMarkup, type SyntaxMarkup } from "./markup";
import { parseSyntax } from "./parse-syntax";
import { type SyntaxNode, type SyntaxReference, visitReferences } from "./syntax-tree";

export type { CssSyntaxRequest } from "./definitions";

export interface CssSyntaxContext {
  locale: Locale;
  site: Site;
  /** Texts of the compiler in the locale. */
  translate: ContentText;
  platform: Pick<PlatformData, "listSpecifications">;
}

/** Cached because creating one costs more than using it. */
const getListFormat = memoizeByKey((locale) => new Intl.ListFormat(locale));
const RAW_DEFINITION = /^\s*((?:<[^>]*>|[\w@:()-]+))\s*=\s*(.*)$/s;

/**
 * Renders a CSS feature's formal syntax: its definition, those of all names in it, and their
 * specifications. Null when the data has no such syntax.
 */
export function renderCssSyntax(
  request: CssSyntaxRequest,
  context: CssSyntaxContext,
): string | null {
  const definition = findCssDefinition(request);
  return definition && renderDefinition(definition, context);
}

/** Renders a syntax that the page writes itself: `name = syntax`, or only its right side. */
export function renderRawCssSyntax(text: string, context: CssSyntaxContext): string {
  const [, label = "", syntax = text] = RAW_DEFINITION.exec(text) ?? [];
  const name = label.replace(/^[<@]|\(\)|>$/g, "");
  return renderDefinition(
    { label, name, tree: parseSyntax(syntax), specUrl: null },
    context,
  );
}

function renderDefinition(start: CssDefinition, context: CssSyntaxContext): string {
  const definitions = expandDefinition(start);
  const markup = createSyntaxMarkup(context.site, context.locale);
  const blocks = definitions.map((definition) => writeDefinition(definition, markup));
  return `<pre class="notranslate css-formal-syntax">${blocks.join("\n\n")}</pre>${renderSources(definitions, context)}`;
}

function writeDefinition({ label, tree }: CssDefinition, markup: SyntaxMarkup): string {
  const lines = tree ? layOutSyntax(tree).map((line) => markup.writeLine(line)) : [];
  if (label === "") return lines.join("\n");
  return [`${markup.writeLabel(label)} =`, ...lines].join("\n");
}

/**
 * Renders the specifications of the shown definitions, each once; empty for a page's own
 * syntax.
 */
function renderSources(
  definitions: readonly CssDefinition[],
  { platform, locale, translate }: CssSyntaxContext,
): string {
  const urls = new Set(definitions.flatMap(({ specUrl }) => specUrl ?? []));
  if (urls.size === 0) return "";
  const links = platform
    .listSpecifications([], [...urls])
    .map(
      ({ bcdSpecificationURL, title }) =>
        `<a href="${escapeAttribute(bcdSpecificationURL)}">${escapeText(title)}</a>`,
    );
  const specs = getListFormat(locale).format(links);
  return `<footer class="css-formal-syntax-sources">${translate("css-syntax-sources", { specs })}</footer>`;
}

/**
 * Types that are linked instead of expanded, because many properties use them and they are
 * long.
 */
const LINKED_ONLY: ReadonlySet<string> = new Set(["color", "gradient"]);

/** Lists a definition, then those of all names in it, level by level, each once. */
function expandDefinition(start: CssDefinition): CssDefinition[] {
  const shown = [start];
  const seen = new Set([start.label]);
  for (const definition of shown) {
    for (const { kind, name } of listReferencesOf(definition.tree)) {
      const label = kind === "type" ? `<${name}>` : `<'${name}'>`;
      if (seen.has(label) || (kind === "type" && LINKED_ONLY.has(name))) continue;
      seen.add(label);
      const found =
        kind === "type"
          ? findReferredType(name, [definition.name, start.name])
          : findReferredProperty(name);
      if (found && !isToken(found.tree)) shown.push(found);
    }
  }
  return shown;
}

/** Lists references; a type may contain another one in brackets: `<boolean-expr[ <test> ]>`. */
const listReferences = memoizeByObject((tree: SyntaxNode): SyntaxReference[] => {
  const references: SyntaxReference[] = [];
  visitReferences(tree, (reference) => {
    references.push(reference);
    if (reference.range.includes("<"))
      references.push(...listReferencesOf(parseSyntax(reference.range)));
  });
  return references;
});

function listReferencesOf(tree: SyntaxNode | null): readonly SyntaxReference[] {
  return tree ? listReferences(tree) : [];
}

/** True for tokenizer types such as numbers and names, whose definition helps no reader. */
function isToken(tree: SyntaxNode | null): boolean {
  return tree?.kind === "type" && tree.name.endsWith("-token");
}
