import { resolve } from "node:path";
import type { Logger } from "pino";
import type { Config } from "~/config.server";
import { hideAreas } from "~/content-store/hide-areas";
import {
  openLiveContentStore,
  type LiveContentStore,
} from "~/content-store/live-content-store.server";
import { openContentStore } from "~/content-store/reader.server";
import type { ContentState } from "~/domain/operations/readiness";
import { STORE_FILE_NAME } from "~/content-store/schema";
import { toReleasePath } from "~/domain/compat/updates";
import { DEFAULT_LOCALE, type Locale } from "~/domain/locales/locale";
import { hasPath } from "~/domain/site/site-features";
import { loadContentStrings } from "~/l10n/content-strings.server";
import { loadListTexts } from "~/l10n/list-texts.server";
import type { PublicConfig } from "~/domain/site/public-config";
import { createSourceFinder } from "~/services/ai-help/index.server";
import { createAreasService } from "~/services/areas/index.server";
import { createChangesService } from "~/services/changes/index.server";
import { createDocumentsService } from "~/services/documents/index.server";
import { createEditorData } from "~/services/editor-data/index.server";
import { createFeeds } from "~/services/feeds/index.server";
import { createHomeService } from "~/services/home/index.server";
import {
  createPlaygroundService,
  renderBlankRunner,
  renderRunner,
} from "~/services/playground/index.server";
import { createPageLists } from "~/services/page-lists/index.server";
import { createTwinsService } from "~/services/twins/index.server";
import { createUpdatesService } from "~/services/updates/index.server";
import {
  createSearchApi,
  createQuestionSearch,
  createSearchWarmUp,
} from "~/services/search/index.server";

export interface ContentOptions {
  config: Pick<Config, "DATA_DIR">;
  publicConfig: PublicConfig;
  logger: Logger;
  /** Called when new content is served. */
  onSwap(): void;
  /** Called with the query of each search that finds nothing. */
  onNothingFound?: ((query: string) => void) | undefined;
}

export type ContentServices = ReturnType<typeof openContent>["services"];

/** Opens the content store and the services that read it. Throws ContentStoreError. */
export function openContent(options: ContentOptions) {
  const { config, publicConfig, logger, onSwap } = options;
  let warmNames: string | null = null;
  const content = openLiveContentStore({
    file: resolve(config.DATA_DIR, STORE_FILE_NAME),
    open: (file) =>
      hideAreas(openContentStore(file), (path) => hasPath(path, publicConfig.features)),
    onSwap(version) {
      logger.info({ version }, "new content");
      if (warmNames !== null && warmNames !== content.store.namesVersion) warm();
      onSwap();
    },
    onError: (err) =>
      logger.error(
        { err },
        "the new content can't be used; the old content stays in use",
      ),
  });
  const store = content.readCurrent;
  const translate = loadContentStrings();
  const search = createQuestionSearch({ store, onNothingFound: options.onNothingFound });
  const warmUp = createSearchWarmUp(search);
  function warm(): void {
    warmNames = content.store.namesVersion;
    warmUp.start();
  }
  const updates = createUpdatesService({ store });
  const changes = createChangesService({ store, updates });
  const documents = createDocumentsService({
    ...publicConfig,
    store,
    translate,
    hasEdits: changes.hasEdits,
    listNear: (slug, locale) => search.listNearPages(slug, locale),
    listNearNames: (name, locale) => search.listNearNames(name, locale),
  });
  const areas = createAreasService({ ...publicConfig, store, translate });
  const { listNews, findFeaturedContributor } = areas;
  const sources = { store, translate, listNews, findFeaturedContributor };
  const home = createHomeService({ ...publicConfig, ...sources });
  const texts = loadListTexts();
  const listedUpdates = publicConfig.features.includes("updates") ? updates : null;
  const twins = createTwinsService({
    ...publicConfig,
    store,
    translate,
    lists: { updates: listedUpdates, changes, texts },
    listBlogPosts: areas.listBlogPosts,
    readHome: home.readHome,
    suggestPages: documents.suggestPages,
  });
  const playground = createPlaygroundService(store);
  const listSitemapEntries = (locale: Locale) => [
    ...areas.listSitemapEntries(locale),
    ...(listedUpdates?.listReleaseKeys() ?? []).map((release) => ({
      path: toReleasePath(locale, release),
      modified: release.date,
    })),
  ];
  const pageLists = createPageLists({
    ...publicConfig,
    store,
    translate,
    listSitemapEntries,
    findTwin: (url) => twins.findTwin(url),
  });

  return {
    services: { areas, changes, documents, home, playground, search, twins, updates },
    /** Finds the sections that answer a question, for AI Help. */
    findSources: createSourceFinder({ store, rankQuestion: search.rankQuestion }),
    /** Dependencies of the runner of code samples. */
    runner: {
      store: content.store,
      translate,
      code: { ...playground, render: renderRunner, renderBlank: renderBlankRunner },
    },
    /** Dependencies of the HTTP layer for answers without Remix. */
    answers: {
      store: content.store,
      documents,
      areas: {
        ...areas,
        listSitemapEntries,
        findFeed: createFeeds({
          ...publicConfig,
          ...areas,
          store,
          changes,
          texts,
          findPage: documents.findPageSummary,
        }),
      },
      readHomeJson: home.readHomeJson,
      twins,
      pageLists,
      searchApi: createSearchApi(search, { ...publicConfig, translate }),
    },
    readEditorData: createEditorData({ ...publicConfig, store, search }),
    readVersion: () => content.store.version,
    /** Checks for a new store now. */
    check: content.check,
    /** Prepares searches in all languages, now and whenever titles or addresses have changed. */
    warmUp: warm,
    /** Tells whether the store is readable, and whether a read of it failed recently. */
    readState: () => readState(content),
    close() {
      warmUp.stop();
      content.close();
    },
  };
}

function readState({ store, isDamaged }: LiveContentStore): ContentState {
  try {
    store.countDocuments(DEFAULT_LOCALE);
    return isDamaged() ? "damaged" : "ready";
  } catch {
    return "unavailable";
  }
}
