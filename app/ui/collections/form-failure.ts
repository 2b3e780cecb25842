/** Failure of a form in the reader's language, with all typed values. */
export interface FormFailure<
  Values extends Record<string, string> = Record<string, string>,
> {
  /** Kind of the problem; some kinds are displayed differently. */
  kind: string;
  summary: string;
  /** Messages by field name. */
  faults: Partial<Record<string, string>>;
  values: Values;
}
