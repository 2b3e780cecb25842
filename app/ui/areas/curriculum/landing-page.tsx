import type { CurriculumDoc, CurriculumModule } from "~/domain/areas/curriculum";
import { ArticleBar } from "~/ui/article-bar/article-bar";
import { HtmlBlock } from "~/ui/html-block/html-block";
import { splitFirstWord } from "./curriculum-title";
import styles from "./landing-page.module.css";
import { ModulePicker } from "./module-list";
import { PrevNext } from "./prev-next";
import { ProgressCount } from "./progress";
import "./scrimba-lessons.css";
import stairwayStyles from "./stairway.module.css";

const PARTNER_URL = "https://scrimba.com/learn/frontend?via=mdn";

export interface LandingPageProps {
  doc: Pick<CurriculumDoc, "title" | "parents" | "modules" | "prevNext">;
  /** All undefined during hydration, which keeps the server's HTML (ui/html-block). */
  introHtml?: string | undefined;
  aboutHtml?: string | undefined;
  restHtml?: string | undefined;
}

/** Landing page of the curriculum. */
export function LandingPage(props: LandingPageProps) {
  const { doc, introHtml, aboutHtml, restHtml } = props;
  const [first, rest] = splitFirstWord(doc.title);
  return (
    <>
      <ArticleBar parents={doc.parents} hasSidebar={false} />
      <main id="content" className="page-width" lang="en-US" tabIndex={-1}>
        <header className={styles.header}>
          <div>
            <h1>
              <span>{first}</span>
              {rest}
            </h1>
            <HtmlBlock id="landing-intro" className="prose" html={introHtml} />
          </div>
          <Steps />
        </header>
        <HtmlBlock
          id="landing-about"
          className={`prose ${styles.about}`}
          html={aboutHtml}
        />
        <section className={styles.modules} aria-labelledby="modules">
          <h2 id="modules">Modules</h2>
          <ProgressCount modules={listModules(doc.modules)} />
          <ModulePicker groups={doc.modules} />
        </section>
        <PartnerBanner />
        <Stairway />
        <HtmlBlock id="landing-rest" className={`prose ${styles.rest}`} html={restHtml} />
        <PrevNext {...doc.prevNext} />
      </main>
    </>
  );
}

function listModules(groups: readonly CurriculumModule[]): CurriculumModule[] {
  return groups.flatMap(({ children = [] }) => children);
}

/** Drawing: a hill of blocks with a flag. */
function Steps() {
  return (
    <svg className={styles.drawing} viewBox="0 0 320 220" aria-hidden="true">
      <path d="M20 200h280" stroke="currentColor" strokeWidth="2" />
      <rect x="32" y="156" width="60" height="44" rx="4" fill="var(--area-html)" />
      <rect x="96" y="116" width="60" height="84" rx="4" fill="var(--area-css)" />
      <rect x="160" y="76" width="60" height="124" rx="4" fill="var(--area-http)" />
      <rect x="224" y="40" width="60" height="160" rx="4" fill="var(--area-learn)" />
      <path d="M254 40V4" stroke="currentColor" strokeWidth="3" />
      <path d="M254 6h34l-9 10 9 10h-34z" fill="var(--area-javascript)" />
      <g stroke="var(--bg)" strokeWidth="3" fill="none" strokeLinecap="round">
        <path d="M50 178h24M114 140h24M114 152h14M178 100h24M178 112h14M242 66h24M242 78h14" />
      </g>
    </svg>
  );
}

/** Link to the partner's course on the same subjects. */
function PartnerBanner() {
  return (
    <section className={styles.partner} aria-labelledby="partner" data-chrome="">
      <h2 id="partner">Learn the curriculum with Scrimba and become job ready</h2>
      <p>
        <a className="button" href={PARTNER_URL} target="_blank" rel="noopener">
          Find out more
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      </p>
    </section>
  );
}

/** Texts of the steps, lowest first. */
const LINES: readonly { title: string; text: string }[] = [
  {
    title: "Soft skills",
    text: "Learn to learn, to ask, and to work with others.",
  },
  {
    title: "Tooling vs best practices",
    text: "A balance of both: tools change, good practice stays.",
  },
  {
    title: "Recommended resources",
    text: "Each part names pages to learn it from.",
  },
  {
    title: "Trusted voices",
    text: "Written with people who build, teach, and hire.",
  },
];

/** A stairway of four steps, each with a benefit. */
function Stairway() {
  return (
    <section className={stairwayStyles.stairway} aria-labelledby="stairway">
      <h2 id="stairway">Four steps that carry you up</h2>
      <ol>
        {LINES.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
