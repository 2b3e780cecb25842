/** Why a form changed nothing, in the reader's language, with all that was typed. */
export interface FormFailure<
  Values extends Record<string, string> = Record<string, string>,
> {
  /** What kind of problem it is, for those that are shown in their own way. */
  kind: string;
  summary: string;
  /** What is wrong with single fields, by their name. */
  faults: Partial<Record<string, string>>;
  values: Values;
}
