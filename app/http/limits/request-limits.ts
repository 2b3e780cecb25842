/** How many requests of one kind one address, and one session, may send in a minute. */
export interface RequestLimit {
  name: string;
  /** A whole school or company may share one address. */
  perAddress: number;
  /** Left out where requests come without cookies, or where they don't matter. */
  perSession?: number;
  /** Counted by each server alone: too many and too small for a database. */
  isLocal?: boolean;
}

interface Rule extends RequestLimit {
  /** Pattern of the decoded path, with or without the suffix of a client navigation; in any case, as routes are. */
  path: RegExp;
  /** Reads are free unless the rule says otherwise. */
  countsReads: boolean;
}

const READ_METHODS: readonly (string | undefined)[] = ["GET", "HEAD", "OPTIONS"];

/** The first that fits counts. */
export const REQUEST_LIMIT_RULES: readonly Rule[] = [
  {
    name: "sign-in",
    path: /^\/users\/(?!signed-out)/i,
    countsReads: true,
    perAddress: 120,
  },
  // The accounts provider tells of all its users from few addresses.
  { name: "event", path: /^\/events\/fxa/i, countsReads: true, perAddress: 1200 },
  // What pages send by themselves: pings of telemetry, placements seen, reports of the CSP.
  {
    name: "report",
    path: /^\/(?:submit\/|pong\/|api\/v1\/csp-reports?(?:\/|$))/i,
    countsReads: false,
    perAddress: 3000,
    isLocal: true,
  },
  {
    name: "search",
    path: /^\/(?:api\/v1\/search(?:\/|$)|[^/]+\/search(?:\.data|\/|$))/i,
    countsReads: true,
    perAddress: 240,
    perSession: 120,
  },
  {
    name: "write",
    path: /^\//,
    countsReads: false,
    perAddress: 300,
    perSession: 120,
  },
];

/**
 * The limit that a request counts for; null for one that is free, as reading pages is.
 *
 * @param path Decoded.
 */
export function findRequestLimit(
  method: string | undefined,
  path: string,
): RequestLimit | null {
  const isRead = READ_METHODS.includes(method);
  const fits = ({ path: pattern, countsReads }: Rule) =>
    (countsReads || !isRead) && pattern.test(path);
  return REQUEST_LIMIT_RULES.find(fits) ?? null;
}
