import { resolve } from "node:path";
import type { Logger } from "pino";
import type { Config } from "~/config.server";
import { hideAreas } from "~/content-store/hide-areas";
import {
  openLiveContentStore,
  type LiveContentStore,
} from "~/content-store/live-content-store.server";
import { openContentStore } from "~/content-store/reader.server";
import type { ContentState } from "~/http/answers/serve-health";
import { STORE_FILE_NAME } from "~/content-store/schema";
import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import { hasPath } from "~/domain/site/site-features";
import { loadContentStrings } from "~/l10n/content-strings.server";
import type { PublicConfig } from "~/load-context";
import { createAreasService } from "~/services/areas/index.server";
import { createDocumentsService } from "~/services/documents/index.server";
import { createFeeds } from "~/services/feeds/index.server";
import { createHomeService } from "~/services/home/index.server";
import {
  createPlaygroundService,
  renderBlankRunner,
  renderRunner,
} from "~/services/playground/index.server";
import { createSearchApi, createSearchService } from "~/services/search/index.server";

export interface ContentOptions {
  config: Pick<Config, "DATA_DIR">;
  publicConfig: PublicConfig;
  logger: Logger;
  /** Other content is served from now on. */
  onSwap(): void;
}

/** Opens the content store and what reads it. Throws ContentStoreError. */
export function openContent({ config, publicConfig, logger, onSwap }: ContentOptions) {
  const content = openLiveContentStore({
    file: resolve(config.DATA_DIR, STORE_FILE_NAME),
    open: (file) =>
      hideAreas(openContentStore(file), (path) => hasPath(path, publicConfig.features)),
    onSwap(version) {
      logger.info({ version }, "new content");
      onSwap();
      warmUp();
    },
    onError: (err) =>
      logger.error({ err }, "the new content can't be used; the old one stays"),
  });
  const store = content.readCurrent;
  const translate = loadContentStrings();
  const search = createSearchService({ store });
  const documents = createDocumentsService({
    ...{ ...publicConfig, store, translate },
    listNear: (slug, locale) => search.listNearPages(slug, locale),
  });
  const areas = createAreasService({ ...publicConfig, store, translate });
  const { listNews, findFeaturedContributor } = areas;
  const sources = { store, translate, listNews, findFeaturedContributor };
  const home = createHomeService({ ...publicConfig, ...sources });
  const playground = createPlaygroundService(store);

  /** So that no reader waits for what the first search needs. */
  function warmUp(): void {
    search.warmUp().catch((err: unknown) => logger.error({ err }, "no search ahead"));
  }

  return {
    services: { areas, documents, home, playground, search },
    /** What runs samples. */
    runner: {
      store: content.store,
      translate,
      code: { ...playground, render: renderRunner, renderBlank: renderBlankRunner },
    },
    /** What the HTTP layer serves without Remix. */
    files: {
      store: content.store,
      documents,
      areas: { ...areas, findFeed: createFeeds({ ...publicConfig, ...areas, store }) },
      readHomeJson: home.readHomeJson,
      searchApi: createSearchApi(search, { ...publicConfig, translate }),
    },
    warmUp,
    readVersion: () => content.store.version,
    /** Looks for a new store now. */
    check: content.check,
    /** Whether the store can still be read, and whether all of it could be lately. */
    readState: () => readState(content),
    close: content.close,
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
