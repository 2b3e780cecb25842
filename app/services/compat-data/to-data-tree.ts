import type { CompatRow, CompatStatement } from "~/domain/compat/compat";
import type { CompatFeature } from "./find-feature";

/** A node of browser-compat-data: `__compat`, and sub-features by the last part of their key. */
export interface DataTree {
  [name: string]: unknown;
}

/** Returns the feature in the format of browser-compat-data, down to a depth. */
export function toDataTree(
  { row, below, browsers, sourceFile }: CompatFeature,
  { shown, depth, origin }: { shown: readonly string[]; depth: number; origin: string },
): DataTree {
  const ids = browsers.filter((id) => shown.includes(id));
  const toNode = (each: CompatRow): DataTree => ({
    __compat: toCompat(each, { ids, sourceFile, origin }),
  });
  const tree = toNode(row);
  for (const each of below) {
    if (each.depth > depth) continue;
    const names = each.key.slice(row.key.length + 1).split(".");
    place(tree, names, toNode(each));
  }
  return tree;
}

function place(tree: DataTree, names: readonly string[], node: DataTree): void {
  const [name = "", ...rest] = names;
  // Defined, not assigned, because a feature may be named like a member of every object.
  const own = Object.hasOwn(tree, name) ? (tree[name] as DataTree) : null;
  const child = rest.length === 0 ? { ...own, ...node } : (own ?? {});
  Object.defineProperty(tree, name, {
    value: child,
    enumerable: true,
    writable: true,
    configurable: true,
  });
  if (rest.length > 0) place(child, rest, node);
}

interface NodeContext {
  ids: readonly string[];
  sourceFile: string | null;
  origin: string;
}

function toCompat(row: CompatRow, { ids, sourceFile, origin }: NodeContext): object {
  return {
    ...(row.docPath === null ? {} : { mdn_url: `${origin}/en-US${row.docPath}` }),
    ...(sourceFile === null ? {} : { source_file: sourceFile }),
    status: {
      deprecated: row.deprecated,
      experimental: row.experimental,
      standard_track: !row.nonStandard,
    },
    support: Object.fromEntries(
      ids.map((id) => {
        const statements = (row.support[id] ?? [{ added: null }]).map(toStatement);
        return [id, statements.length === 1 ? statements[0] : statements];
      }),
    ),
  };
}

function toStatement(statement: CompatStatement): object {
  const { added, removed, last, partial, prefix, alternativeName, flags, notes } =
    statement;
  const facts = {
    version_added: added,
    version_removed: removed,
    version_last: last,
    partial_implementation: partial,
    prefix,
    alternative_name: alternativeName,
    flags,
    notes,
    impl_url: statement.implUrls,
  };
  return Object.fromEntries(
    Object.entries(facts).filter(([, value]) => value !== undefined),
  );
}
