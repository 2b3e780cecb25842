import { promisify } from "node:util";
import { gunzip, gzipSync } from "node:zlib";
import type { CountUse, OpenSeries, UsageKind } from "~/domain/operations/usage";
import {
  areSourceTags,
  isDebugTag,
  isPingName,
  type PingName,
  TELEMETRY_LIMITS,
  toApplicationId,
} from "~/domain/telemetry/limits";
import { findOptOut } from "~/domain/telemetry/opt-out";
import type { Forwarding } from "./forward-pings.server";
import { type PingPayload, readPayload } from "./read-ping";

export { createForwarding } from "./forward-pings.server";

const unpack = promisify(gunzip);
const GZIP_MAGIC = [0x1f, 0x8b];
const ID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const AGENT = /^Glean\/[\w.]{1,20} \(JS on [\w ]{1,20}\)$/;

/** A ping as it arrives: `/submit/{application}/{name}/1/{id}`. */
export interface ReceivedPing {
  application: string;
  name: string;
  id: string;
  /** By name in lower case. */
  headers: Readonly<Record<string, string | undefined>>;
  /** JSON, plain or compressed with gzip. */
  body: Buffer;
}

export interface TelemetryOptions {
  /** Name of the application whose pings are accepted. */
  application: string;
  openSeries: OpenSeries;
  /** Null: pings are only counted. */
  forwarding: Pick<Forwarding, "add"> | null;
}

export interface TelemetryService {
  /**
   * Validates, counts and passes on a ping.
   *
   * @returns the status of the answer: 200, 400 for an invalid ping, 404 for one of another
   * application or name, 413 for one that is too long.
   */
  receive(ping: ReceivedPing): Promise<200 | 400 | 404 | 413>;
}

/** Answers 200 to pings of readers who have opted out, and drops them. */
export function createTelemetry(options: TelemetryOptions): TelemetryService {
  const { openSeries, forwarding } = options;
  const application = toApplicationId(options.application);
  const count = createPingCounter(openSeries);
  return {
    async receive(ping) {
      const { name, headers, body } = ping;
      if (ping.application !== application || !isPingName(name)) return 404;
      if (!ID.test(ping.id) || !areTagsValid(headers)) return 400;
      if (isUnwanted(name, headers)) return 200;
      const json = await unpackJson(body);
      if (json === "too long") return 413;
      const payload = json === null ? null : readPayload(name, json.text);
      if (payload === null) return 400;
      count(name, payload);
      forwarding?.add(toPending({ ...ping, name }, payload));
      return 200;
    },
  };
}

type Headers = ReceivedPing["headers"];

function areTagsValid({ "x-debug-id": debug, "x-source-tags": tags }: Headers): boolean {
  return (
    (debug === undefined || isDebugTag(debug)) &&
    (tags === undefined || areSourceTags(tags))
  );
}

/** A reader who opts out sends one last ping, which asks to delete the earlier ones. */
function isUnwanted(name: PingName, headers: Headers): boolean {
  const signs = {
    cookies: headers["cookie"],
    doNotTrack: headers["dnt"],
    globalPrivacyControl: headers["sec-gpc"],
  };
  return name !== "deletion-request" && findOptOut(signs) !== null;
}

/** Recognises gzip by its first bytes, because a beacon can't name its encoding. */
async function unpackJson(body: Buffer): Promise<{ text: string } | "too long" | null> {
  const { bodyBytes } = TELEMETRY_LIMITS;
  if (body.length > bodyBytes) return "too long";
  if (!GZIP_MAGIC.every((byte, at) => body[at] === byte))
    return { text: body.toString() };
  try {
    return { text: String(await unpack(body, { maxOutputLength: bodyBytes })) };
  } catch (error) {
    const isLong = error instanceof RangeError;
    return isLong ? "too long" : null;
  }
}

/** Says nothing about the reader but what the ping says: no address, cookie or user agent. */
function toPending(
  { application, name, id, headers }: ReceivedPing,
  payload: PingPayload,
) {
  const agent = headers["x-telemetry-agent"];
  const tags = ["x-debug-id", "x-source-tags"] as const;
  return {
    path: `/submit/${application}/${name}/1/${id}`,
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Encoding": "gzip",
      Date: new Date().toUTCString(),
      ...(agent !== undefined && AGENT.test(agent) && { "X-Telemetry-Agent": agent }),
      ...Object.fromEntries(
        tags.flatMap((tag) => (headers[tag] === undefined ? [] : [[tag, headers[tag]]])),
      ),
    },
    body: new Uint8Array(gzipSync(JSON.stringify(payload))),
  };
}

/** Start of an event's source: what was used, without the address or text that follows. */
const SOURCE = /^[\w-]{1,60}(?:: [\w-]{1,40}(?= ->|$))?/;
const WORD = /^[\w-]{1,40}$/;

/** Counts what pings say, as far as it is about the site: no id, address or country. */
function createPingCounter(
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
