import type Database from "better-sqlite3";
import type { Flaw } from "~/domain/documents/flaw";

export type FlawOrigin =
  | { file: string; check?: string }
  | { folder: string }
  | { check: string };

export interface FlawWriter {
  addFlaw(flaw: Flaw): void;
  /**
   * Deletes the flaws of a file, of all files below a folder, or of a check. Returns the names of the checks that
   * had found them.
   */
  removeFlaws(of: FlawOrigin): string[];
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

function removeFlaws(database: Database.Database, of: FlawOrigin): string[] {
  const remove = (condition: string, ...values: string[]): string[] => {
    const sql = `DELETE FROM flaws WHERE ${condition} RETURNING check_name AS name`;
    const rows = database.prepare<string[], { name: string }>(sql).all(...values);
    return [...new Set(rows.map(({ name }) => name))];
  };
  if ("folder" in of) return remove("file GLOB ?", `${of.folder}/*`);
  if (!("file" in of)) return remove("check_name = ?", of.check);
  if (of.check === undefined) return remove("file = ?", of.file);
  return remove("file = ? AND check_name = ?", of.file, of.check);
}
