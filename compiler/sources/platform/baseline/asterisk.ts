import type { SupportStatus } from "./web-features";
import type { KeyStatus } from "./feature-index";

/** A vendor's two browsers, for desktop and mobile. */
const VENDORS = [
  ["chrome", "chrome_android"],
  ["firefox", "firefox_android"],
  ["safari", "safari_ios"],
] as const;

type Vendor = (typeof VENDORS)[number];

/** True when a part of the feature differs so much that readers need a hint. */
export function hasAsterisk(whole: SupportStatus, parts: readonly KeyStatus[]): boolean {
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
