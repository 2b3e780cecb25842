import { loadContentStrings } from "~/l10n/content-strings.server";
import { createAreaIndex } from "../core/area-index";
import { createAssets } from "../html/assets";
import { trackSite, type Summaries } from "../incremental/track-site";
import { readSummary } from "../macros/read-summary";
import { createHighlighter } from "../../app/markdown/highlight";
import { createCompatPacker } from "../output/pack-compat-tables";
import type { History, Page } from "../core/page";
import { summariseReferencePage } from "../reference";
import { openReferenceData } from "../reference/data/open-reference-data";
import type { ReferenceData } from "../reference/data/reference-data";
import type { Redirect, Site } from "../core/site";
import { createSite } from "../core/create-site";
import { readHeadings } from "../sections/read-headings";
import type { ContentData } from "../sources/content-data/content-data";
import { openContentData } from "../sources/content-data/open-content-data";
import type { Popularities } from "../sources/docs/popularities";
import type { PlatformData } from "../sources/platform/platform-data";

/** Plain data, so that it can be sent to a thread. */
export interface RendererOptions {
  pages: Page[];
  redirects: Redirect[];
  /** Addresses of the areas' pages. */
  areaUrls: string[];
  history: History;
  /** Folder that holds `en-us/`, with the content's own data files in `jsondata/`. */
  contentRoot: string;
  popularities: Popularities;
  siteName: string;
  /** True when the roots are checkouts of the public repositories. */
  isPublicSource: boolean;
  /** Adds notes for authors. */
  isForWriters?: boolean;
}

/** Everything that all pages of a compile share. */
export interface RenderEnvironment {
  site: Site;
  platform: PlatformData;
  contentData: ContentData;
  reference: ReferenceData;
  strings: ReturnType<typeof loadContentStrings>;
  assets: ReturnType<typeof createAssets>;
  highlight: ReturnType<typeof createHighlighter>;
  packCompatTables: ReturnType<typeof createCompatPacker>;
  history: History;
  popularities: Popularities;
  siteName: string;
  isPublicSource: boolean;
  isForWriters: boolean;
}

/**
 * Loads the environment. `takeDependencies` returns the questions about other pages and files
 * since its last call. `summaries`: see `trackSite`.
 */
export function openEnvironment(
  options: RendererOptions,
  platform: PlatformData,
  summaries?: Summaries,
): { environment: RenderEnvironment; takeDependencies: () => number[] } {
  const { isForWriters = false } = options;
  const strings = loadContentStrings();
  const contentData = openContentData(options.contentRoot);
  const reference = openReferenceData(platform);
  const summariseGenerated = (page: Page, site: Site): string =>
    summariseReferencePage(page, {
      site,
      platform,
      data: reference,
      isForWriters,
      translate: strings(page.locale),
    });
  const areas = createAreaIndex(options.areaUrls);
  const site = createSite(options.pages, options.redirects, {
    readSummary: (page, site) =>
      readSummary(page, { site, platform, contentData, strings, summariseGenerated }),
    readHeadings,
    areas,
  });
  const tracked = trackSite(site, areas, summaries);
  const environment: RenderEnvironment = {
    site: tracked.site,
    platform,
    contentData,
    reference,
    strings,
    assets: createAssets((folder) => tracked.note("folder", folder)),
    highlight: createHighlighter(),
    packCompatTables: createCompatPacker(platform),
    history: options.history,
    popularities: options.popularities,
    siteName: options.siteName,
    isPublicSource: options.isPublicSource,
    isForWriters,
  };
  return { environment, takeDependencies: tracked.takeDependencies };
}
