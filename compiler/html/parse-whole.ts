import { parseFragment } from "parse5";
import { DeepNestingError } from "../flaws/crash";
import { describeSwallowedRest } from "../flaws/markup";
import type { FinishJob } from "./finish-context";
import { isElement, type Container } from "../core/tree";
import { MAX_DEPTH, parseNested } from "./parse-nested";

/** Marks the end of the page; an element that is never closed swallows it. */
const END = "end of the page";
const MARK = `<!--${END}-->`;
/** Length of the excerpt that is searched for in the source. */
const OPENING_CHARACTERS = 24;

/**
 * Parses by the rules of HTML. Reports markup that swallows the rest of the page. Throws a DeepNestingError for more
 * than MAX_DEPTH levels.
 */
export function parseWhole(html: string, job: PlaceReports): Container {
  return parseNested(html) ?? parseAny(html, job);
}

type PlaceReports = Pick<FinishJob, "report" | "locate">;

function parseAny(html: string, { report, locate }: PlaceReports): Container {
  const root = parseFragment(html + MARK);
  if (isTooDeep(root)) throw new DeepNestingError();
  if (removeMark(root)) return root;
  report({ ...describeSwallowedRest(), ...locate(...listOpenings(html)) });
  // Parsed again without the mark, because the mark may have closed a tag that the page leaves
  // open.
  return parseFragment(html);
}

/** Removes the mark; false when it did not parse as a comment. */
function removeMark(root: Container): boolean {
  for (const container of listContainers(root)) {
    const at = container.childNodes.findIndex(
      (node) => node.nodeName === "#comment" && "data" in node && node.data === END,
    );
    if (at === -1) continue;
    container.childNodes.splice(at, 1);
    return true;
  }
  return false;
}

/** Lists excerpts at which the swallowed part may begin: after the last complete node. */
function listOpenings(html: string): string[] {
  const located = parseFragment(html, { sourceCodeLocationInfo: true });
  let end = 0;
  for (const { childNodes } of listContainers(located))
    for (const node of childNodes) {
      const place = node.sourceCodeLocation;
      const tag = place && "startTag" in place ? place.startTag : null;
      const last = (tag ?? place)?.endOffset ?? 0;
      const isComment = node.nodeName === "#comment";
      end = Math.max(
        end,
        isComment && last >= html.length ? (place?.startOffset ?? 0) : last,
      );
    }
  const [opening = ""] = html.slice(end).trimStart().split("\n", 1);
  return [opening.slice(0, OPENING_CHARACTERS).trimEnd(), opening.slice(0, 4)];
}

function isTooDeep(root: Container): boolean {
  let level = [root];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) return true;
    level = level.flatMap(listInner);
  }
  return false;
}

/** Walks all containers without recursion, because nesting depth is unlimited. */
function* listContainers(root: Container): Generator<Container> {
  const open: Container[] = [root];
  for (let next = open.pop(); next; next = open.pop()) {
    yield next;
    // One by one, because the arguments of a call are limited, and children are not.
    for (const inner of listInner(next)) open.push(inner);
  }
}

function listInner({ childNodes }: Container): Container[] {
  return childNodes.flatMap((node): Container[] => {
    if (!isElement(node)) return [];
    return "content" in node ? [node, node.content] : [node];
  });
}
