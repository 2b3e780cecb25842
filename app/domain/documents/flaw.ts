/** A problem in a content file: never stops the compile, always names its place. */
export interface Flaw {
  /** Name of the check, one file each in compiler/flaws/ or the part that found it. */
  check: string;
  severity: "error" | "warning";
  /** Path of the file as the writer knows it, relative to its root's parent. */
  file: string;
  /** 1-based; null when the whole file is meant. */
  line: number | null;
  column: number | null;
  message: string;
  /** What to write instead, when that can be told. */
  suggestion: string | null;
}

/** What a part of the compiler reports; the page adds the file. Lines and columns are 1-based. */
export interface FlawReport {
  check: string;
  severity?: "error" | "warning";
  line?: number | null;
  column?: number | null;
  message: string;
  suggestion?: string | null;
}

export type ReportFlaw = (flaw: FlawReport) => void;
