import type { MigrationReport } from "~/database/migrate.server";

/** Formats the applied migrations, one per line. */
export function describeMigration({
  done,
  total,
}: Pick<MigrationReport, "done" | "total">): string {
  const steps = done.map((name) => `  ${name}`);
  if (steps.length === 0)
    return `The user database is up to date: all ${total} steps had been taken before.`;
  return [
    `The user database is up to date: took ${done.length} of ${total} steps now.`,
    ...steps,
  ].join("\n");
}
