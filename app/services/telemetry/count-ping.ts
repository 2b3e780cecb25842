import type { CountUse, OpenSeries, UsageKind } from "~/domain/site/usage";
import type { PingName } from "~/domain/telemetry/limits";
import type { PingPayload } from "./read-ping";

/** Start of an event's source: what was used, without the address or text that follows. */
const SOURCE = /^[\w-]{1,60}(?:: [\w-]{1,40}(?= ->|$))?/;
const WORD = /^[\w-]{1,40}$/;

/** Counts what pings say, as far as it is about the site: no id, address or country. */
export function createPingCounter(
  openSeries: OpenSeries,
): (name: PingName, payload: PingPayload) => void {
  const open = (kind: UsageKind): CountUse =>
    openSeries({ kind, surface: "", client: "" });
  const [countPing, countEvent, countScroll] = [
    open("ping"),
    open("event"),
    open("scroll"),
  ];
  const [countViewport, countPlan] = [open("viewport"), open("subscription")];

  function countWord(count: CountUse, word: string | undefined): void {
    if (word !== undefined && WORD.test(word)) count(word);
  }

  return (name, { metrics, events = [] }) => {
    countPing(name);
    if (name === "page") {
      countWord(countViewport, metrics?.string?.["navigator.viewport_breakpoint"]);
      countWord(countPlan, metrics?.string?.["navigator.subscription_type"]);
    }
    for (const { category, name: event, extra = {} } of events) {
      const what = `${category}.${event}`;
      if (what === "page.scrolled") countWord(countScroll, extra["percent"]);
      if (what !== "element.clicked") continue;
      const [source] = SOURCE.exec(extra["source"] ?? "") ?? [];
      if (source !== undefined) countEvent(source);
    }
  };
}
