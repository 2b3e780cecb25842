import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "@remix-run/node";
import type { ReactNode } from "react";
import { isUnavailable, UNAVAILABLE_RESPONSE } from "~/domain/site/unavailable-error";
import { readFormBody } from "~/services/api-answers/index.server";
import {
  CACHE_SECONDS,
  COOL_DOWN_SECONDS,
  cutToSite,
  type FinishedScan,
  type ScanOutcome,
} from "~/services/observatory/index.server";
import { readProfile } from "../$locale.observatory/answer-scan.server";
import { describeFault } from "../$locale.observatory/faults.server";
import { loadScreen } from "../$locale.observatory/load-screen.server";
import { Report, TABS } from "../$locale.observatory/report.server";
import { Failed, Running } from "../$locale.observatory/unfinished.server";
import { createView, toLink, type View } from "../$locale.observatory/view.server";

/** A scan that takes longer goes on behind a page that says so. */
const PATIENCE_MILLISECONDS = 5_000;
const REFRESH_SECONDS = 2;

/** The report of `?host=`; `?scan=` is an older one of it, `?fresh=` waits for a scan anew. */
export async function loadReport(args: LoaderFunctionArgs) {
  const view = createView(args);
  const query = new URL(args.request.url).searchParams;
  const host = cutToSite(query.get("host") ?? "");
  if (host === "") throw redirect(query.has("host") ? `${view.home}?host=` : view.home);
  const isFresh = query.has("fresh");
  const maxAgeSeconds = isFresh ? COOL_DOWN_SECONDS : CACHE_SECONDS;
  const show = (
    content: ReactNode,
    status = 200,
    headers: Record<string, string> = {},
  ) => ({
    status,
    headers,
    screen: loadScreen(
      args,
      {
        title: view.text("report-page", { host }),
        path: "/analyze",
        query,
        robots: "noindex, nofollow" as const,
        content,
      },
      view,
    ),
  });
  try {
    const older = await findOlder(args, query.get("scan"), host);
    if (older) {
      const newestId = await args.context.services.observatory.findNewestId(host);
      const isOld = older.id !== newestId;
      return show(await renderReport(args, view, { scan: older, isOld }));
    }
    const outcome = await ask(args, { text: host, maxAgeSeconds });
    if (outcome.kind === "running")
      return show(<Running view={view} host={host} />, 200, {
        Refresh: String(REFRESH_SECONDS),
      });
    if (outcome.kind !== "finished") {
      const { status, headers, message } = describeFault(outcome, host, view);
      return show(<Failed view={view} host={host} message={message} />, status, headers);
    }
    const { site } = outcome.scan;
    if (isFresh || site !== query.get("host")) {
      query.delete("fresh");
      query.set("host", site);
      throw redirect(toLink(view, "/analyze", Object.fromEntries(query)), 303);
    }
    return show(await renderReport(args, view, { scan: outcome.scan, isOld: false }));
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    const message = view.text("fault-away");
    const { status, headers } = UNAVAILABLE_RESPONSE;
    return show(<Failed view={view} host={host} message={message} />, status, headers);
  }
}

function ask(
  { context }: LoaderFunctionArgs,
  question: { text: string; maxAgeSeconds: number },
): Promise<ScanOutcome> {
  const { services, clientAddress } = context;
  const waitMilliseconds = PATIENCE_MILLISECONDS;
  return services.observatory.scan({ ...question, clientAddress, waitMilliseconds });
}

/** Null where no older scan of this site is asked for. */
async function findOlder(
  { context }: LoaderFunctionArgs,
  id: string | null,
  host: string,
): Promise<FinishedScan | null> {
  if (id === null || !/^\d{1,15}$/.test(id)) return null;
  const scan = await context.services.observatory.findScan(Number(id));
  return scan?.site === host ? scan : null;
}

async function renderReport(
  { request, context }: LoaderFunctionArgs,
  view: View,
  { scan, isOld }: { scan: FinishedScan; isOld: boolean },
): Promise<ReactNode> {
  const url = new URL(request.url);
  const asked = url.searchParams.get("tab");
  const { observatory } = context.services;
  const [history, grades] = await Promise.all([
    observatory.listHistory(scan.site),
    observatory.countGrades(),
  ]);
  return (
    <Report
      scan={scan}
      history={history}
      grades={grades}
      isOld={isOld}
      // The scan itself may have taken seconds since the view was made.
      view={{ ...view, now: Date.now() }}
      profile={readProfile(url)}
      tab={TABS.find((tab) => tab === asked) ?? "scoring"}
    />
  );
}

/** Starts a scan, and leads back to the report, by the same tests. */
export async function rescan(args: ActionFunctionArgs): Promise<Response> {
  const view = createView(args);
  const form = await readFormBody(args.request);
  const host = form.get("host");
  if (typeof host !== "string" || host.trim() === "") return redirect(view.home, 303);
  const text = cutToSite(host);
  const query = { host: text, ...(form.get("algorithm") === "5" && { algorithm: "5" }) };
  return redirect(toLink(view, "/analyze", { ...query, fresh: "1" }), 303);
}
