import {
  type CssDefinition,
  findReferredProperty,
  findReferredType,
} from "./definitions";
import { memoizeByObject } from "../../core/memoize";
import { parseSyntax } from "./parse-syntax";
import { type SyntaxNode, type SyntaxReference, visitReferences } from "./syntax-tree";

/** So many properties take these, and they are so long, that a link must do. */
const LINKED_ONLY: ReadonlySet<string> = new Set(["color", "gradient"]);

/** The definition, then those of all that it names, level by level, each once. */
export function expandDefinition(start: CssDefinition): CssDefinition[] {
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

/** A type can have another one in its brackets: `<boolean-expr[ <test> ]>`. */
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

/** Numbers, names and the like: defined as what a tokenizer gives, which tells a reader nothing. */
function isToken(tree: SyntaxNode | null): boolean {
  return tree?.kind === "type" && tree.name.endsWith("-token");
}
