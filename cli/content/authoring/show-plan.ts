import { relative } from "node:path";
import type { Plan } from "../../../compiler/authoring/moves/plan";
import { formatAmount } from "../../command/format";

/** Lists at most this many lines of each kind. */
const MOST_LINES = 40;

/** Formats everything that a plan does, for a person to agree to. */
export function formatPlan(plan: Plan, folder: string): string {
  const { moved, created, deleted, linking, changes, notes } = plan;
  const links = linking.reduce((total, { links }) => total + links, 0);
  const toPath = (path: string): string => relative(folder, path);
  return [
    ...list(
      `This will move ${formatAmount(moved.length, "document")}:`,
      moved.map(({ from, to }) => `${from} -> ${to}`),
    ),
    ...list(`This will create ${formatAmount(created.length, "document")}:`, created),
    ...list(`This will delete ${formatAmount(deleted.length, "document")}:`, deleted),
    ...list(
      `This will ${deleted.length > 0 ? "break" : "change"} ${formatAmount(links, "link")} in ${formatAmount(linking.length, "file")}:`,
      linking.map(({ file, links }) => `${toPath(file)} (${links})`),
    ),
    ...notes,
    ...list(
      `This will write ${formatAmount(changes.length, "file")}:`,
      changes.map(
        ({ path, before, after }) => `${describeChange(before, after)} ${toPath(path)}`,
      ),
    ),
  ].join("\n");
}

function describeChange(before: unknown, after: unknown): string {
  if (before === null) return "+";
  return after === null ? "-" : "~";
}

function list(title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  const rest = lines.length - MOST_LINES;
  return [
    title,
    ...lines.slice(0, MOST_LINES).map((line) => `  ${line}`),
    ...(rest > 0 ? [`  and ${rest} more`] : []),
  ];
}
