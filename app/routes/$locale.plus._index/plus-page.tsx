import type { LatestRelease } from "./list-latest-releases";
import { PlanChooser, type PlanChooserProps } from "./plan-chooser";
import { PlusFeatures, type PlusFeaturesProps } from "./plus-features";
import { PlusHero } from "./plus-hero";

export interface PlusPageProps extends PlanChooserProps, PlusFeaturesProps {
  /** One sentence. */
  description: string;
  /** Empty where this server has no list of updates. */
  releases: readonly LatestRelease[];
}

/** Landing page of Plus: introduction, features and plans. */
export function PlusPage({
  description,
  documented,
  releases,
  ...chooser
}: PlusPageProps) {
  const { siteName, offered } = chooser;
  return (
    <main id="content" tabIndex={-1}>
      <PlusHero siteName={siteName} lead={description} releases={releases} />
      <PlusFeatures {...{ siteName, offered, documented }} />
      <PlanChooser {...chooser} />
    </main>
  );
}
