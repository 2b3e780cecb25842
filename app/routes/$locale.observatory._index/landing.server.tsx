import type { LoaderFunctionArgs } from "@remix-run/node";
import { REPORT_DAYS, SCAN_DAYS } from "~/services/observatory/index.server";
import { loadScreen } from "../$locale.observatory/load-screen.server";
import styles from "../$locale.observatory/observatory.module.css";
import { MoreLinks, ScanForm } from "../$locale.observatory/parts.server";
import { LEAST_SITES } from "../$locale.observatory/site-panels.server";
import { createView, type View } from "../$locale.observatory/view.server";

/** The page that one begins from: the form, and what a scan is. */
export async function loadLanding(args: LoaderFunctionArgs) {
  const view = createView(args);
  const isEmpty = new URL(args.request.url).searchParams.has("host");
  const content = (
    <Landing view={view} isEmpty={isEmpty} sites={await countSites(args)} />
  );
  return loadScreen(
    args,
    { title: view.text("landing-title"), path: "", robots: null, content },
    view,
  );
}

/** The page is there without the database too. */
async function countSites({ context }: LoaderFunctionArgs): Promise<number> {
  try {
    const grades = await context.services.observatory.countGrades();
    return grades.reduce((sum, { count }) => sum + count, 0);
  } catch (error) {
    context.logger.warn({ err: error }, "no count of scanned sites");
    return 0;
  }
}

function Landing({
  view,
  isEmpty,
  sites,
}: {
  view: View;
  isEmpty: boolean;
  sites: number;
}) {
  const { text } = view;
  const facts = [
    text("about-headers"),
    text("about-grade"),
    text("about-limits"),
    text("about-public", { scanDays: SCAN_DAYS, reportDays: REPORT_DAYS }),
  ];
  return (
    <>
      <h1>{text("landing-title")}</h1>
      <p className={styles.lead}>{text("landing-lead")}</p>
      <ScanForm view={view} fault={isEmpty ? text("fault-empty") : null} />
      {sites >= LEAST_SITES && (
        <p className={styles.note}>{text("about-sites", { count: sites })}</p>
      )}
      <h2>{text("about-title")}</h2>
      <div className={styles.about}>
        {facts.map((fact) => (
          <p key={fact}>{fact}</p>
        ))}
      </div>
      <MoreLinks view={view} />
    </>
  );
}
