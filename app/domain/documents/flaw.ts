/** A problem in a content file. It never stops the compile and always names its place. */
export interface Flaw {
  /** Name of the check: compiler/flaws/ holds the texts, the step that reports it the rest. */
  check: string;
  severity: "error" | "warning";
  /** Path of the file as the author knows it, relative to the parent of its root. */
  file: string;
  /** 1-based; null when the flaw concerns the whole file. */
  line: number | null;
  column: number | null;
  message: string;
  /** Proposed replacement, or null. */
  suggestion: string | null;
}

/** Number of flaws that a check found with one severity. */
export interface CheckCount extends Pick<Flaw, "check" | "severity"> {
  count: number;
}

/**
 * A flaw as reported by a part of the compiler, before the page adds its file. Lines and
 * columns are 1-based.
 */
export interface FlawReport {
  check: string;
  severity?: "error" | "warning";
  line?: number | null;
  column?: number | null;
  message: string;
  suggestion?: string | null;
}

export type ReportFlaw = (flaw: FlawReport) => void;
