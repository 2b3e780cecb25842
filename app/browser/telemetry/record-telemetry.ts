import Glean from "@mozilla/glean/web";
import { toReportedSource, toReportedUrl } from "~/domain/telemetry/reported-address";
import { receiveActs } from "../report-act";
import { listenForEvents } from "./listen-for-events";
import {
  actionPing,
  elementClicked,
  metrics,
  pagePing,
  pageScrolled,
} from "./glean-metrics";
import {
  getBreakpoint,
  readReaderFacts,
  readStatus,
  readUtm,
  UNKNOWN_READER,
  UTM_NAMES,
  type ReaderFacts,
} from "./page-facts";
import { createScrollDepth } from "./scroll-depth";
import { takeTurn, watchLeaving } from "./take-turn";
import { SiteUploader } from "./upload-ping";

const SESSION_MINUTES = 30;

type PageAddress = Pick<Location, "href" | "search">;

let reader: ReaderFacts = UNKNOWN_READER;
/** Null before the first page. */
let reported: { path: string; url: string } | null = null;
let watchViews = (): void => undefined;
let isReading: Promise<unknown> | null = null;
const scrollDepth = createScrollDepth((percent, path) =>
  pageScrolled.record({ percent: String(percent), path }),
);

/** Reports a page, once per path, when the reader's data is known (screens, 21.1), step by step. */
export function recordPage(application: string): void {
  if (reported?.path === location.pathname) return;
  const before = reported;
  if (before === null) start(application);
  watchViews();
  scrollDepth.startPage();
  reported = { path: location.pathname, url: location.href };
  if (before !== null) void recordAction(`client_side_nav: ${location.pathname}`);
  isReading ??= readReaderFacts().then((facts) => {
    reader = facts;
    receiveActs(({ name, page }) => void recordAction(name, page));
  });
  const { path } = reported;
  void isReading.then(takeTurn).then(() => {
    if (path === location.pathname) submitPage(before?.url ?? document.referrer, !before);
  });
}

/** Sends the last ping of a browser that opted out: a request to delete the earlier ones. */
export function requestDeletion(application: string): void {
  if (reported === null) initialize(application, false);
  else Glean.setUploadEnabled(false);
}

function start(application: string): void {
  watchLeaving();
  initialize(application, true);
  watchViews = listenForEvents((source) => void recordAction(source));
  document.addEventListener("scroll", scrollDepth.handleScroll, { passive: true });
}

function initialize(application: string, isEnabled: boolean): void {
  Glean.initialize(application, isEnabled, {
    // Glean demands https of its endpoint; the uploader takes this page's own origin.
    serverEndpoint: `https://${location.host}`,
    httpClient: new SiteUploader(),
    sessionLengthInMinutesOverride: SESSION_MINUTES,
  });
}

function submitPage(referrer: string, isFirst: boolean): void {
  setPageMetrics(referrer);
  metrics.httpStatus.set(readStatus(isFirst));
  metrics.languages.set([...navigator.languages]);
  metrics.breakpoint.set(getBreakpoint(innerWidth));
  metrics.subscriptionType.set(reader.subscriptionType ?? "anonymous");
  const baseline = document.querySelector<HTMLElement>("#content [data-status]");
  const status = baseline?.dataset["status"];
  if (status !== undefined) metrics.baseline.set(status);
  pagePing.submit();
}

function setPageMetrics(
  referrer: string,
  { href, search }: PageAddress = location,
): void {
  setUrl(metrics.path, href);
  setUrl(metrics.referrer, referrer);
  const utm = readUtm(search);
  for (const name of UTM_NAMES)
    if (utm[name] !== undefined) metrics.utm[name].set(utm[name]);
  if (reader.geo !== null) metrics.geo.set(reader.geo);
  if (reader.geoIso !== null) metrics.geoIso.set(reader.geoIso);
}

function setUrl(metric: typeof metrics.path, address: string): void {
  const url = toReportedUrl(address, location.origin);
  if (url !== null) metric.set(url);
}

/** Reports an act under its name, such as `toc_click: #syntax`, with the page that it happened on. */
async function recordAction(
  source: string,
  { href, search }: PageAddress = location,
): Promise<void> {
  await takeTurn();
  setPageMetrics(document.referrer, { href, search });
  metrics.subscriptionType.set(reader.subscriptionType ?? "none");
  elementClicked.record({
    source: toReportedSource(source),
    subscription_type: reader.subscriptionType ?? "none",
  });
  actionPing.submit();
}
