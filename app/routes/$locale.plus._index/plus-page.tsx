import type { PlanPeriod } from "~/domain/plan-offer";
import type { Offer } from "./list-offers";
import { PlanChooser } from "./plan-chooser";
import { PlusFeatures } from "./plus-features";
import { PlusHero } from "./plus-hero";

export interface PlusPageProps {
  siteName: string;
  isSignedIn: boolean;
  /** How the reader's plan is billed. */
  ownPeriod: PlanPeriod;
  offers: Readonly<Record<PlanPeriod, readonly Offer[]>>;
}

/** What Plus is, what is in it, and what it costs. */
export function PlusPage({ siteName, ...chooser }: PlusPageProps) {
  return (
    <main id="content" tabIndex={-1}>
      <PlusHero siteName={siteName} />
      <PlusFeatures siteName={siteName} />
      <PlanChooser siteName={siteName} {...chooser} />
    </main>
  );
}
