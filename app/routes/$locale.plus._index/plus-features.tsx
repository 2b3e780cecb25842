import type { ReactNode } from "react";
import { useText } from "~/l10n/locale-context";
import {
  AdsFreeDrawing,
  AiHelpDrawing,
  CollectionsDrawing,
  PlaygroundDrawing,
  UpdatesDrawing,
} from "./feature-drawings";
import styles from "./plus-features.module.css";
import type { InterfaceMessageId } from "~/domain/message-ids";

interface Feature {
  /** The plan cards link to it. */
  id: string;
  title: InterfaceMessageId;
  body: InterfaceMessageId;
  /** Of its chapter in the Plus documentation; without one it leads to the plans. */
  chapter: string | null;
  drawing: ReactNode;
}

const FEATURES: readonly Feature[] = [
  {
    id: "afree",
    title: "plus-ads-title",
    body: "plus-ads-text",
    chapter: null,
    drawing: <AdsFreeDrawing />,
  },
  {
    id: "ai-help",
    title: "menu-ai-help",
    body: "plus-ai-text",
    chapter: "ai-help",
    drawing: <AiHelpDrawing />,
  },
  {
    id: "playground",
    title: "menu-play",
    body: "plus-playground-text",
    chapter: "playground",
    drawing: <PlaygroundDrawing />,
  },
  {
    id: "updates",
    title: "menu-updates",
    body: "plus-updates-text",
    chapter: "updates",
    drawing: <UpdatesDrawing />,
  },
  {
    id: "collections",
    title: "menu-collections",
    body: "plus-collections-text",
    chapter: "collections",
    drawing: <CollectionsDrawing />,
  },
];

/** What Plus has, one row each, picture and words by turns. */
export function PlusFeatures({ siteName }: { siteName: string }) {
  const text = useText();
  return (
    <section id="features" className="page-width" aria-labelledby="features-title">
      <h2 id="features-title" className={styles.title}>
        {text("plus-whats-included")}
      </h2>
      <ul className={styles.features}>
        {FEATURES.map(({ id, title, body, chapter, drawing }) => (
          <li key={id} id={id} className={styles.feature}>
            <div className={styles.picture}>{drawing}</div>
            <div className={styles.words}>
              <h3>{text(title)}</h3>
              <p>{text(body, { site: siteName })}</p>
              <FeatureLink chapter={chapter} title={text(title)} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function FeatureLink({ chapter, title }: { chapter: string | null; title: string }) {
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
