/**
 * Baseline status of a feature across browsers (web-features data; content format,
 * section 7.6).
 */
export interface Baseline {
  /** `high`: widely available, `low`: newly available, false: limited. */
  baseline: "high" | "low" | false;
  /** ISO date, possibly prefixed by `≤`. */
  baseline_low_date?: string;
  baseline_high_date?: string;
  /** First supporting version by browser id; a missing id means no support. */
  support: Partial<Record<string, string>>;
  /** True when some part of the feature has another status. */
  asterisk?: boolean;
  alternatives?: { name: string; description: string; mdn_url: string | null }[];
  feature: {
    id: string;
    name: string;
    description_html: string;
    status: BaselineStatus;
    discouraged?: { reason_html: string; removal_date?: string };
  };
}

export type BaselineStatus = "high" | "low" | "limited" | "discouraged" | "removing";
