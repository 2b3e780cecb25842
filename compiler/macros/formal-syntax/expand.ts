import {
  type CssDefinition,
  findReferredProperty,
  findReferredType,
} from "./definitions";
import { memoizeByObject } from "../../core/memoize";
import { parseSyntax } from "./parse-syntax";
import { type SyntaxNode, type SyntaxReference, visitReferences } from "./syntax-tree";

/**
 * Types that are linked instead of expanded, because many properties use them and they are
 * long.
 */
const LINKED_ONLY: ReadonlySet<string> = new Set(["color", "gradient"]);

/** Lists a definition, then those of all names in it, level by level, each once. */
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
