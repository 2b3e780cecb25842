import { MCP_MESSAGES_PER_MINUTE } from "~/domain/site/mcp";

/** Maximum number of requests of one class per minute, by address and by session. */
export interface RequestLimit {
  name: string;
  /** High enough for a school or company behind one address. */
  perAddress: number;
  /** Absent where requests have no cookies or the session does not matter. */
  perSession?: number;
  /** Counted per server, because these requests are too many and too cheap for the database. */
  isLocal?: boolean;
  /** Refused forms whose text the refusal shows again; absent where all are short. */
  keptPerAddress?: number;
}

interface Rule extends RequestLimit {
  /** Tested against the decoded path, with or without `.data`; ignores case, as routes do. */
  path: RegExp;
  /** True when GET and HEAD count too. */
  countsReads: boolean;
  /** Applies to longer bodies only. */
  aboveBytes?: number;
}

export interface CountedRequest {
  method: string | undefined;
  /** Decoded. */
  path: string;
  /** Length of the body, as announced. */
  bytes: number;
}

const READ_METHODS: readonly (string | undefined)[] = ["GET", "HEAD", "OPTIONS"];

/** The first matching rule applies. */
export const REQUEST_LIMIT_RULES: readonly Rule[] = [
  {
    name: "sign-in",
    path: /^\/users\/(?!signed-out)/i,
    countsReads: true,
    perAddress: 120,
  },
  // The accounts provider sends the events of all its users from few addresses.
  { name: "event", path: /^\/events\/fxa/i, countsReads: true, perAddress: 1200 },
  // Requests that pages send by themselves: telemetry, ad impressions, CSP reports.
  {
    name: "report",
    path: /^\/(?:submit\/|pong\/|api\/v1\/csp-reports?(?:\/|$))/i,
    countsReads: false,
    perAddress: 3000,
    isLocal: true,
  },
  {
    name: "mcp",
    path: /^\/mcp$/i,
    countsReads: false,
    perAddress: MCP_MESSAGES_PER_MINUTE,
    isLocal: true,
  },
  {
    name: "search",
    path: /^\/(?:api\/v1\/search(?:\/|$)|[^/]+\/search(?:\.data|\/|$))/i,
    countsReads: true,
    perAddress: 240,
    perSession: 120,
  },
  // A page with a megabyte of code takes up to half a second of the processor.
  {
    name: "long-write",
    path: /^\//,
    countsReads: false,
    aboveBytes: 100_000,
    perAddress: 30,
    keptPerAddress: 30,
  },
  {
    name: "write",
    path: /^\//,
    countsReads: false,
    perAddress: 300,
    perSession: 120,
  },
];

/** Returns the limit that applies to a request; null when there is none, as for reading pages. */
export function findRequestLimit({
  method,
  path,
  bytes,
}: CountedRequest): RequestLimit | null {
  const isRead = READ_METHODS.includes(method);
  const fits = ({ path: pattern, countsReads, aboveBytes = -1 }: Rule) =>
    (countsReads || !isRead) && bytes > aboveBytes && pattern.test(path);
  return REQUEST_LIMIT_RULES.find(fits) ?? null;
}
