import EventMetricType from "@mozilla/glean/private/metrics/event";
import LabeledMetricType from "@mozilla/glean/private/metrics/labeled";
import QuantityMetricType from "@mozilla/glean/private/metrics/quantity";
import StringMetricType from "@mozilla/glean/private/metrics/string";
import StringListMetricType from "@mozilla/glean/private/metrics/string_list";
import UrlMetricType from "@mozilla/glean/private/metrics/url";
import PingType from "@mozilla/glean/private/ping";
import { UTM_NAMES, type UtmName } from "./page-facts";

const ABOUT_PAGE = ["page", "action"];

function describeMetric(category: string, name: string, sendInPings = ABOUT_PAGE) {
  return { category, name, sendInPings, lifetime: "ping" as const, disabled: false };
}

function createPing(name: string) {
  return new PingType({
    name,
    includeClientId: true,
    sendIfEmpty: false,
    reasonCodes: [],
  });
}

export const pagePing = createPing("page");
export const actionPing = createPing("action");

/** Metrics by the names of the specification (content areas, 7). */
export const metrics = {
  path: new UrlMetricType(describeMetric("page", "path")),
  referrer: new UrlMetricType(describeMetric("page", "referrer")),
  httpStatus: new QuantityMetricType(describeMetric("page", "http_status", ["page"])),
  baseline: new StringMetricType(describeMetric("page", "is_baseline", ["page"])),
  utm: new LabeledMetricType(describeMetric("page", "utm"), StringMetricType, [
    ...UTM_NAMES,
  ]) as unknown as Record<UtmName, StringMetricType>,
  geo: new StringMetricType(describeMetric("navigator", "geo")),
  geoIso: new StringMetricType(describeMetric("navigator", "geo_iso")),
  languages: new StringListMetricType(
    describeMetric("navigator", "user_languages", ["page"]),
  ),
  breakpoint: new StringMetricType(
    describeMetric("navigator", "viewport_breakpoint", ["page"]),
  ),
  subscriptionType: new StringMetricType(
    describeMetric("navigator", "subscription_type"),
  ),
};

export const elementClicked = new EventMetricType<{
  source: string;
  subscription_type: string;
}>(describeMetric("element", "clicked", ["action"]), ["source", "subscription_type"]);

/** In the built-in ping `events`, which Glean sends with each event. */
export const pageScrolled = new EventMetricType<{ percent: string; path: string }>(
  describeMetric("page", "scrolled", ["events"]),
  ["percent", "path"],
);
