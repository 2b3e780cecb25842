import { PlanChooser, type PlanChooserProps } from "./plan-chooser";
import { PlusFeatures, type PlusFeaturesProps } from "./plus-features";
import { PlusHero } from "./plus-hero";

export interface PlusPageProps extends PlanChooserProps, PlusFeaturesProps {
  /** One sentence. */
  description: string;
}

/** Landing page of Plus: introduction, features and plans. */
export function PlusPage({ description, documented, ...chooser }: PlusPageProps) {
  const { siteName, offered } = chooser;
  return (
    <main id="content" tabIndex={-1}>
      <PlusHero siteName={siteName} lead={description} />
      <PlusFeatures {...{ siteName, offered, documented }} />
      <PlanChooser {...chooser} />
    </main>
  );
}
