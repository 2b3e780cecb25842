/** Types for the used parts of web-features. */
export interface WebFeaturesData {
  features: FeatureMap;
}

export type FeatureMap = Readonly<
  Record<string, FeatureData | MovedFeature | SplitFeature>
>;

export interface FeatureData {
  kind: "feature";
  name: string;
  description: string;
  description_html: string;
  compat_features?: string[];
  status: {
    baseline_low_date?: string;
    baseline_high_date?: string;
    by_compat_key?: Record<string, SupportStatus>;
  };
  discouraged?: Discouraged;
}

export interface MovedFeature {
  kind: "moved";
  redirect_target: string;
}

export interface SplitFeature {
  kind: "split";
  redirect_targets: string[];
}

export interface SupportStatus {
  baseline: "high" | "low" | false;
  baseline_low_date?: string;
  baseline_high_date?: string;
  /** First supporting version by browser id. */
  support: Partial<Record<string, string>>;
}

export interface Discouraged {
  reason_html: string;
  removal_date?: string;
  /** Ids of the features to use instead. */
  alternatives?: string[];
}
