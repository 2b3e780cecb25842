/** An import: paths of both files from the project's root. */
export interface Import {
  from: string;
  to: string;
}

type Graph = Map<string, Set<string>>;

/**
 * Lists circular dependencies between sibling folders, each as `parent: folder, folder`. An import
 * counts for the siblings that contain its two files at any depth; files directly in the parent are
 * ignored, because a folder's own files and its sub-folders belong together.
 */
export function listFolderCircles(imports: readonly Import[]): string[] {
  return [...groupByParent(imports)].flatMap(([parent, graph]) =>
    listKnots(graph).map((knot) => `${parent}: ${knot.join(", ")}`),
  );
}

function groupByParent(imports: readonly Import[]): Map<string, Graph> {
  const parents = new Map<string, Graph>();
  for (const { from, to } of imports) {
    const source = from.split("/").slice(0, -1);
    const target = to.split("/").slice(0, -1);
    const depth = source.findIndex((name, at) => name !== target[at]);
    const [a, b] = [source[depth], target[depth]];
    if (a === undefined || b === undefined) continue;
    const parent = source.slice(0, depth).join("/");
    const graph = parents.get(parent) ?? new Map<string, Set<string>>();
    parents.set(parent, graph.set(a, (graph.get(a) ?? new Set()).add(b)));
  }
  return parents;
}

/** Returns the strongly connected components with several folders, sorted by name. */
function listKnots(graph: Graph): string[][] {
  const reached = new Map([...graph.keys()].map((name) => [name, reach(name, graph)]));
  const knots = [...graph.keys()].map((name) =>
    [...graph.keys()]
      .filter((other) => reached.get(name)?.has(other) && reached.get(other)?.has(name))
      .sort(),
  );
  const named = new Map(knots.map((knot) => [knot.join(), knot]));
  return [...named.values()].filter((knot) => knot.length > 1);
}

function reach(start: string, graph: Graph): Set<string> {
  const reached = new Set<string>();
  const open = [start];
  for (let name = open.pop(); name !== undefined; name = open.pop())
    for (const next of graph.get(name) ?? [])
      if (!reached.has(next)) {
        reached.add(next);
        open.push(next);
      }
  return reached;
}
