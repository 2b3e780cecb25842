import type { Baseline, BaselineStatus } from "~/domain/compat/baseline";
import type { Discouraged, FeatureData, SupportStatus } from "./web-features";
import { getFeaturePages } from "./feature-pages";
import type { FeatureIndex, KeyStatus } from "./feature-index";

/** A vendor's two browsers, for desktop and mobile. */
const VENDORS = [
  ["chrome", "chrome_android"],
  ["firefox", "firefox_android"],
  ["safari", "safari_ios"],
] as const;

type Vendor = (typeof VENDORS)[number];

export interface BaselineSources {
  features: FeatureIndex;
  /** Returns the path of a compat key's page without locale; null without a page. */
  findDocPath(key: string): string | null;
}

/** Finds the Baseline of a page with these keys; null unless they all belong to one feature. */
export function findBaseline(
  keys: readonly string[],
  sources: BaselineSources,
): Baseline | null {
  const statuses = keys.map((key) => sources.features.findStatus(key));
  const weakest = statuses.reduce(pickWeaker, statuses[0] ?? null);
  if (!weakest || statuses.some((entry) => entry?.featureId !== weakest.featureId))
    return null;

  const [feature] = sources.features.listFeatures(weakest.featureId);
  if (!feature) return null;
  const parts = keys.flatMap((key) => sources.features.listStatusesBelow(key));
  const alternatives = listAlternatives(feature.discouraged, sources);
  return {
    ...toStatusFields(weakest.status),
    ...(hasAsterisk(weakest.status, parts) && { asterisk: true }),
    ...(alternatives.length > 0 && { alternatives }),
    feature: toFeature(weakest, feature),
  };
}

const STRENGTH = { high: 2, low: 1, false: 0 } as const;

function pickWeaker(a: KeyStatus | null, b: KeyStatus | null): KeyStatus | null {
  if (!a || !b) return null;
  return STRENGTH[`${b.status.baseline}`] < STRENGTH[`${a.status.baseline}`] ? b : a;
}

function toStatusFields(status: SupportStatus): Omit<Baseline, "feature"> {
  return {
    baseline: status.baseline,
    ...(status.baseline_low_date && { baseline_low_date: status.baseline_low_date }),
    ...(status.baseline_high_date && { baseline_high_date: status.baseline_high_date }),
    support: { ...status.support },
  };
}

function toFeature(
  { featureId, status }: KeyStatus,
  feature: FeatureData,
): Baseline["feature"] {
  const { discouraged } = feature;
  return {
    id: featureId,
    name: feature.name,
    description_html: feature.description_html,
    status: toStatusWord(status, discouraged),
    ...(discouraged && {
      discouraged: {
        reason_html: discouraged.reason_html,
        ...(discouraged.removal_date && { removal_date: discouraged.removal_date }),
      },
    }),
  };
}

function toStatusWord(
  status: SupportStatus,
  discouraged: Discouraged | undefined,
): BaselineStatus {
  if (discouraged) return discouraged.removal_date ? "removing" : "discouraged";
  return status.baseline || "limited";
}

function listAlternatives(
  discouraged: Discouraged | undefined,
  { features, findDocPath }: BaselineSources,
): NonNullable<Baseline["alternatives"]> {
  return (discouraged?.alternatives ?? []).flatMap((id) =>
    features.listFeatures(id).map((feature) => ({
      name: feature.name,
      description: feature.description,
      mdn_url: getFeaturePages(id, feature, findDocPath).page,
    })),
  );
}

/** True when a part of the feature differs so much that readers need a hint. */
function hasAsterisk(whole: SupportStatus, parts: readonly KeyStatus[]): boolean {
  return parts.some((part) => differs(whole, part.status));
}

function differs(whole: SupportStatus, part: SupportStatus): boolean {
  if (whole.baseline === "high") return part.baseline !== "high";
  if (whole.baseline === "low") return part.baseline === false;
  return VENDORS.some((vendor) => isSplit(part, vendor) && !isSplit(whole, vendor));
}

/** True when only one of a vendor's browsers has support. */
function isSplit({ support }: SupportStatus, [desktop, mobile]: Vendor): boolean {
  return (support[desktop] === undefined) !== (support[mobile] === undefined);
}
