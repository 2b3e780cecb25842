import type Database from "better-sqlite3";
import type { Flaw } from "~/domain/documents/flaw";

export type FlawOrigin =
  { file: string; check?: string } | { folder: string } | { check: string };

export interface FlawWriter {
  addFlaw(flaw: Flaw): void;
  /** Deletes the flaws of a file, of all files below a folder, or of a check. */
  removeFlaws(of: FlawOrigin): void;
}

export function createFlawWriter(database: Database.Database): FlawWriter {
  const insert = database.prepare<[Flaw]>(
    `INSERT INTO flaws (check_name, severity, file, line, position, message, suggestion)
     VALUES (@check, @severity, @file, @line, @column, @message, @suggestion)`,
  );
  return {
    addFlaw: (flaw) => void insert.run(flaw),
    removeFlaws: (of) => removeFlaws(database, of),
  };
}

function removeFlaws(database: Database.Database, of: FlawOrigin): void {
  if ("folder" in of)
    database.prepare("DELETE FROM flaws WHERE file GLOB ?").run(`${of.folder}/*`);
  else if ("file" in of)
    database
      .prepare(
        "DELETE FROM flaws WHERE file = @file AND check_name = ifnull(@check, check_name)",
      )
      .run({ file: of.file, check: of.check ?? null });
  else database.prepare("DELETE FROM flaws WHERE check_name = ?").run(of.check);
}
