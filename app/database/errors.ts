/** The tables can't be brought to the form that this program needs. The message is for operators. */
export class MigrationError extends Error {
  override readonly name = "MigrationError";
}
