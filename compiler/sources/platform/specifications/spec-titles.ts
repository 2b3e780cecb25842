import { UNKNOWN_SPECIFICATION } from "~/domain/compat/compat";
import { memoizeByKey } from "../../../core/memoize";

/** The used part of an entry in the catalogue of specifications. */
export interface SpecEntry {
  url: string;
  title: string;
  shortname: string;
  nightly?: { url?: string; alternateUrls?: string[] };
  /** The versions of one specification; `nightlyUrl` leads to the current one. */
  series?: {
    shortname?: string;
    currentSpecification: string;
    nightlyUrl?: string;
    releaseUrl?: string;
  };
  /** Short names of specifications that this one continues. */
  formerNames?: string[];
}

interface TitledPrefix {
  prefix: string;
  title: string;
  isCurrent: boolean;
}

/** Hosts that now redirect to another host, which the catalogue names. */
const MOVED_HOSTS: readonly (readonly [from: string, to: string])[] = [
  ["https://drafts.fxtf.org/", "https://drafts.csswg.org/"],
  [
    "https://datatracker.ietf.org/doc/draft-",
    "https://datatracker.ietf.org/doc/html/draft-",
  ],
];
/** Drafts go from one to the other as their group adopts them; data names either. */
const DRAFT_HOSTS = ["https://w3c.github.io/", "https://wicg.github.io/"] as const;

/**
 * Creates the look-up of a specification's title by a URL into it: the entry with that URL,
 * else the entry with the longest matching prefix, else the one that had it under a former
 * name or host, else the number of an RFC. Among versions that share a URL, the current one of
 * the series wins.
 */
export function createSpecTitles(entries: readonly SpecEntry[]): (url: string) => string {
  const exact = new Map(entries.map(({ url, title }) => [url, title]));
  const prefixesByHost = groupByHost(entries.flatMap(listPrefixes));
  const formerByHost = groupByHost(entries.flatMap(listFormerPrefixes));

  // Looked up by document, because no entry's URL has a fragment.
  const findByDocument = memoizeByKey((written) => {
    const url = toCurrentHost(written);
    const title =
      exact.get(url) ??
      findLongestPrefix(prefixesByHost, url) ??
      // Catalogue URLs end in a slash, which authors leave out.
      findLongestPrefix(prefixesByHost, `${url}/`) ??
      findLongestPrefix(formerByHost, url);
    return title ?? toRfcTitle(url) ?? UNKNOWN_SPECIFICATION;
  });
  return (url) => exact.get(url) ?? findByDocument(url.split("#", 1)[0] ?? url);
}

function listPrefixes(entry: SpecEntry): TitledPrefix[] {
  const { url, title, shortname, nightly, series } = entry;
  const isCurrent = series?.currentSpecification === shortname;
  return [
    url,
    nightly?.url,
    ...(nightly?.alternateUrls ?? []),
    // The entries of all versions contain the URLs of the whole series.
    ...(isCurrent ? [series.nightlyUrl, series.releaseUrl] : []),
  ].flatMap((prefix) => (prefix ? [{ prefix, title, isCurrent }] : []));
}

/** Lists the URLs that an entry has, with each of its former names and on the other host of drafts. */
function listFormerPrefixes(entry: SpecEntry): TitledPrefix[] {
  const { shortname, series, formerNames = [] } = entry;
  return listPrefixes(entry).flatMap((known) => {
    const renamed = formerNames.flatMap((former) => [
      replaceLastName(known.prefix, shortname, former),
      replaceLastName(known.prefix, series?.shortname, former.replace(/-[\d.]+$/, "")),
    ]);
    return [...renamed, toOtherDraftHost(known.prefix)].flatMap((prefix) =>
      prefix ? [{ ...known, prefix }] : [],
    );
  });
}

function replaceLastName(
  url: string,
  name: string | undefined,
  other: string,
): string | null {
  const end = `/${name}/`;
  return name && url.endsWith(end) ? `${url.slice(0, -end.length)}/${other}/` : null;
}

function toOtherDraftHost(url: string): string | null {
  const [w3c, wicg] = DRAFT_HOSTS;
  if (url.startsWith(w3c)) return wicg + url.slice(w3c.length);
  return url.startsWith(wicg) ? w3c + url.slice(wicg.length) : null;
}

function toCurrentHost(url: string): string {
  for (const [from, to] of MOVED_HOSTS)
    if (url.startsWith(from)) return to + url.slice(from.length);
  return url;
}

function groupByHost(prefixes: readonly TitledPrefix[]): Map<string, TitledPrefix[]> {
  const groups = new Map<string, TitledPrefix[]>();
  for (const entry of prefixes) {
    const host = toHost(entry.prefix);
    groups.set(host, [...(groups.get(host) ?? []), entry]);
  }
  for (const group of groups.values())
    group.sort(
      (a, b) =>
        b.prefix.length - a.prefix.length || Number(b.isCurrent) - Number(a.isCurrent),
    );
  return groups;
}

function findLongestPrefix(
  groups: Map<string, TitledPrefix[]>,
  url: string,
): string | undefined {
  return groups.get(toHost(url))?.find(({ prefix }) => url.startsWith(prefix))?.title;
}

function toHost(url: string): string {
  return url.split("/", 3)[2] ?? "";
}

function toRfcTitle(url: string): string | null {
  const number = /\brfc\/?(\d{2,5})\b/i.exec(url)?.[1];
  return number ? `RFC ${number}` : null;
}
