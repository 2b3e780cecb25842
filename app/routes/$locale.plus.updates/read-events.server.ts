import type { LoaderFunctionArgs } from "@remix-run/node";
import type { Locale } from "~/domain/locales/locale";
import {
  findPageUrl,
  UNKNOWN_ENGINE,
  type BaselineChange,
  type UpdatedFeature,
  type UpdateRelease,
} from "~/domain/compat/updates";
import type { BaselineGroup, ReleaseGroup } from "~/services/updates/index.server";

/** One change of a release, as the list shows it. */
export interface ShownEvent {
  /** Id in the page: other releases may have a change of the same feature. */
  id: string;
  kind: "added" | "removed";
  path: string;
  /** First part of the path. */
  category: string;
  /** The rest of it. */
  name: string;
  engines: UpdatedFeature["engines"];
  isExperimental: boolean;
  isDeprecated: boolean;
  /** The page about it, in the reader's language or in English. */
  page: string | null;
  /** Its compatibility table; null where it was not asked for, or there is none. */
  tableHtml: string | null;
  isOpen: boolean;
}

export interface ShownRelease {
  browser: string;
  name: string;
  version: string;
  /** Name and version; empty when the engine is unknown. */
  engine: string;
  date: string;
  events: ShownEvent[];
}

export interface ShownBaselineGroup {
  /** ISO date. */
  date: string;
  /** Each with the URL of its page, if the site has it. */
  changes: BaselineChange[];
}

type Source = Pick<LoaderFunctionArgs, "context">;

function createPageFinder({ context }: Source, locale: Locale) {
  const { hasDocument } = context.services.documents;
  return (path: string | null) => findPageUrl(path, locale, hasDocument);
}

export function createBaselineReader(
  source: Source,
  locale: Locale,
): (group: BaselineGroup) => ShownBaselineGroup {
  const findPage = createPageFinder(source, locale);
  return ({ date, changes }) => ({
    date,
    changes: changes.map((change) => ({ ...change, page: findPage(change.page) })),
  });
}

/**
 * Turns groups of the service into what the list shows. `open`: id of the change whose table is
 * wanted, since each table is a page's worth of HTML; or the path of a feature, as in former
 * addresses, which opens its first change alone, because ids in a table are made of the path.
 */
export function createEventReader(
  { context }: Source,
  { locale, open }: { locale: Locale; open: string | null },
): (group: ReleaseGroup) => ShownRelease {
  const { documents } = context.services;
  const findPage = createPageFinder({ context }, locale);
  let hasOpened = false;
  const toEvent = (
    { browser, version }: Pick<UpdateRelease, "browser" | "version">,
    kind: ShownEvent["kind"],
    { path, page, engines, status }: UpdatedFeature,
  ): ShownEvent => {
    const dot = path.indexOf(".");
    const id = `${browser}-${version}-${path}`;
    const isOpen = !hasOpened && [id, path].includes(open ?? "");
    hasOpened ||= isOpen;
    return {
      id,
      kind,
      path,
      engines,
      isOpen,
      category: path.slice(0, dot),
      name: path.slice(dot + 1),
      isExperimental: status?.experimental ?? false,
      isDeprecated: status?.deprecated ?? false,
      page: findPage(page),
      tableHtml: isOpen
        ? documents.renderCompatTable(path, locale, context.reader)
        : null,
    };
  };
  return ({ release, browserName, added, removed }) => ({
    browser: release.browser,
    name: browserName,
    version: release.version,
    engine: nameEngine(release),
    date: release.date,
    events: [
      ...added.map((feature) => toEvent(release, "added", feature)),
      ...removed.map((feature) => toEvent(release, "removed", feature)),
    ].sort((a, b) => (a.path < b.path ? -1 : 1)),
  });
}

function nameEngine({
  engine,
  engineVersion,
}: Pick<UpdateRelease, "engine" | "engineVersion">): string {
  return engine === UNKNOWN_ENGINE ? "" : [engine, engineVersion].join(" ").trim();
}
