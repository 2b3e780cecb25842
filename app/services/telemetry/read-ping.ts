import { z } from "zod";
import { parseUrl } from "~/domain/http/parse-url";
import {
  isLabel,
  OTHER_LABEL,
  PINGS,
  TELEMETRY_LIMITS,
  truncateBytes,
  type PingName,
} from "~/domain/telemetry/limits";
import { toReportedSource, toReportedUrl } from "~/domain/telemetry/reported-address";

/** Bounds for what no limit of the specification names. */
const MAX_METRICS = 100;
const MAX_EVENTS = 50;
const MAX_CLIENT_FACTS = 30;

/** Metric whose origin is the reporting page's. */
const PAGE_URL = "page.path";

const { stringBytes, extraBytes, urlBytes, listItems, labels } = TELEMETRY_LIMITS;

const text = z.string().transform((value) => truncateBytes(value, stringBytes));
const number = z.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER);

/** Values by type of metric; all other types are dropped. */
const METRICS = {
  string: toMetrics(text),
  url: toMetrics(z.string()).transform(shortenUrls),
  string_list: toMetrics(z.array(text).transform((list) => list.slice(0, listItems))),
  quantity: toMetrics(number),
  counter: toMetrics(number),
  boolean: toMetrics(z.boolean()),
  uuid: toMetrics(z.string().uuid()),
  labeled_string: toMetrics(toLabeled(text)),
  labeled_counter: toMetrics(toLabeled(number)),
};

const EVENT = z.object({
  category: text,
  name: text,
  timestamp: number,
  extra: z
    .record(
      z.string().transform((value) => truncateBytes(toReportedSource(value), extraBytes)),
    )
    .transform((extra) => takeFirst(extra, listItems))
    .optional(),
});

const PAYLOAD = z.object({
  ping_info: z.object({
    seq: number,
    start_time: text,
    end_time: text,
    reason: z.unknown(),
  }),
  client_info: z
    .record(z.unknown())
    .transform((facts) => cleanEach(facts, z.union([text, number]), MAX_CLIENT_FACTS)),
  metrics: z.object(METRICS).partial().optional(),
  events: z
    .array(EVENT)
    .transform((events) => events.slice(0, MAX_EVENTS))
    .optional(),
});

export type PingPayload = z.output<typeof PAYLOAD>;

/**
 * Parses the JSON of a ping and applies the limits (content areas, 5): what is too long is cut,
 * what is invalid is left out. Returns null for anything that is no ping.
 */
export function readPayload(name: PingName, json: string): PingPayload | null {
  const parsed = PAYLOAD.safeParse(parseJson(json));
  if (!parsed.success) return null;
  const { reason, ...info } = parsed.data.ping_info;
  const known = (PINGS[name] as readonly unknown[]).includes(reason);
  return { ...parsed.data, ping_info: { ...info, ...(known && { reason }) } };
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Metrics of one type, by name; invalid ones are left out. */
function toMetrics<Schema extends z.ZodTypeAny>(schema: Schema) {
  return z.record(z.unknown()).transform((metrics) => {
    const named = Object.entries(metrics).filter(([name]) => isLabel(name));
    return cleanEach(Object.fromEntries(named), schema, MAX_METRICS);
  });
}

/** Values by label; labels that are invalid or too many share one. */
function toLabeled<Schema extends z.ZodTypeAny>(schema: Schema) {
  return z.record(schema).transform((values) => {
    const kept: Record<string, z.output<Schema>> = {};
    for (const [label, value] of Object.entries<z.output<Schema>>(values)) {
      const isKept = isLabel(label) && Object.keys(kept).length < labels;
      kept[isKept ? label : OTHER_LABEL] = value;
    }
    return kept;
  });
}

/**
 * Leaves out of addresses what may carry the reader's text, as the browser did, because a page kept from before
 * a release still sends them whole. Invalid ones are left out.
 */
function shortenUrls(urls: Readonly<Record<string, string>>): Record<string, string> {
  const ownOrigin = parseUrl(urls[PAGE_URL] ?? "")?.origin ?? null;
  const short = Object.entries(urls).flatMap(([name, address]) => {
    const url = toReportedUrl(address, ownOrigin);
    return url === null ? [] : [[name, truncateBytes(url, urlBytes)] as const];
  });
  return Object.fromEntries(short);
}

function cleanEach<Schema extends z.ZodTypeAny>(
  values: Readonly<Record<string, unknown>>,
  schema: Schema,
  most: number,
): Record<string, z.output<Schema>> {
  const valid = Object.entries(values).flatMap(([name, value]) => {
    const parsed = schema.safeParse(value);
    return parsed.success ? [[name, parsed.data as z.output<Schema>] as const] : [];
  });
  return Object.fromEntries(valid.slice(0, most));
}

function takeFirst<Value>(values: Readonly<Record<string, Value>>, most: number) {
  return Object.fromEntries(Object.entries(values).slice(0, most));
}
