import { PrintAddress } from "~/ui/article-columns/article-columns";
import type { LatestRelease } from "./list-latest-releases";
import { PlanChooser, type PlanChooserProps } from "./plan-chooser";
import { PlusFeatures, type PlusFeaturesProps } from "./plus-features";
import { PlusHero } from "./plus-hero";

export interface PlusPageProps extends PlanChooserProps, PlusFeaturesProps {
  /** Absolute address of the page, for paper. */
  address: string;
  /** One sentence. */
  description: string;
  /** Empty where this server has no list of updates. */
  releases: readonly LatestRelease[];
}

/** Landing page of Plus: introduction, features and plans. */
export function PlusPage({
  address,
  description,
  documented,
  releases,
  ...chooser
}: PlusPageProps) {
  const { siteName, offered } = chooser;
  return (
    <main id="content" tabIndex={-1}>
      <div className="page-width">
        <PrintAddress address={address} />
      </div>
      <PlusHero siteName={siteName} lead={description} releases={releases} />
      <PlusFeatures siteName={siteName} offered={offered} documented={documented} />
      <PlanChooser {...chooser} />
    </main>
  );
}
