/**
 * The schema can't be migrated to the version that this release needs. The message is for
 * operators.
 */
export class MigrationError extends Error {
  override readonly name = "MigrationError";
}
