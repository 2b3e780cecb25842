import type { ReactNode } from "react";
import { useText } from "~/l10n/locale-context";
import type { InterfaceMessageId } from "~/domain/locales/message-ids";
import {
  AdsFreeDrawing,
  AiHelpDrawing,
  CollectionsDrawing,
  PlaygroundDrawing,
  UpdatesDrawing,
} from "./feature-drawings";
import type { PlusFeatureId } from "./offered-features";
import styles from "./plus-features.module.css";

interface Feature {
  /** Anchor that plan cards link to. */
  id: PlusFeatureId;
  title: InterfaceMessageId;
  body: InterfaceMessageId;
  drawing: ReactNode;
}

const FEATURES: readonly Feature[] = [
  {
    id: "afree",
    title: "plus-ads-title",
    body: "plus-ads-text",
    drawing: <AdsFreeDrawing />,
  },
  {
    id: "ai-help",
    title: "menu-ai-help",
    body: "plus-ai-text",
    drawing: <AiHelpDrawing />,
  },
  {
    id: "playground",
    title: "menu-play",
    body: "plus-playground-text",
    drawing: <PlaygroundDrawing />,
  },
  {
    id: "updates",
    title: "menu-updates",
    body: "plus-updates-text",
    drawing: <UpdatesDrawing />,
  },
  {
    id: "collections",
    title: "menu-collections",
    body: "plus-collections-text",
    drawing: <CollectionsDrawing />,
  },
];

export interface PlusFeaturesProps {
  siteName: string;
  /** Features of this build; others are left out. */
  offered: readonly PlusFeatureId[];
  /** Features with a chapter in the Plus documentation. */
  documented: readonly PlusFeatureId[];
}

/** Features of Plus, one per row, with drawing and text alternating. */
export function PlusFeatures({ siteName, offered, documented }: PlusFeaturesProps) {
  const text = useText();
  return (
    <section id="features" className="page-width" aria-labelledby="features-title">
      <h2 id="features-title" className={styles.title}>
        {text("plus-whats-included")}
      </h2>
      <ul className={styles.features}>
        {FEATURES.filter(({ id }) => offered.includes(id)).map(
          ({ id, title, body, drawing }) => (
            <li key={id} id={id} className={styles.feature}>
              <div className={styles.picture}>{drawing}</div>
              <div className={styles.words}>
                <h3>{text(title)}</h3>
                <p>{text(body, { site: siteName })}</p>
                <FeatureLink
                  chapter={documented.includes(id) ? id : null}
                  title={text(title)}
                />
              </div>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}

/** Link to the chapter in the Plus documentation, or to the plans when there is none. */
function FeatureLink({
  chapter,
  title,
}: {
  chapter: PlusFeatureId | null;
  title: string;
}) {
  const text = useText();
  const href = chapter ? `/en-US/plus/docs/features/${chapter}` : "#subscribe";
  return (
    <a className={styles.link} href={href}>
      {text(chapter ? "plus-learn-more" : "plus-get-started")}
      <span className="visually-hidden">: {title}</span>
      <span aria-hidden="true"> →</span>
    </a>
  );
}
