import { DEFAULT_LOCALE, type Locale } from "~/domain/locales/locale";
import { ARCHIVE_FORMATS, type ArchiveFormat } from "~/domain/site/downloads";
import { readLocale } from "../command/option-values";
import { parseCommand } from "../command/parse-options";
import { UsageError } from "../command/usage-error";

export interface ExportCommandOptions {
  format: ArchiveFormat;
  locale: Locale;
  /** Slug of the area's topmost page; null: everything. */
  area: string | null;
  /** Folder of the archive; undefined: DOWNLOADS_DIR. */
  out: string | undefined;
}

export const USAGE = `Makes an archive of the compiled documentation for reading without a network.

Usage: npm run export -- FORMAT [options]

  FORMAT         html    static pages with a search that open from a disk (ZIP)
                 epub    the guides and the curriculum, or an area, for e-readers
                 docset  for Dash and Zeal
                 zim     for Kiwix
  --locale NAME  language of the pages (default: ${DEFAULT_LOCALE})
  --area SLUG    pages below this one, such as Web/CSS, or curriculum (default: everything)
  --out DIR      folder of the archive (default: DOWNLOADS_DIR)
  --help         show this text

An older archive of the same format, language and area is replaced. Archives in DOWNLOADS_DIR are
offered to readers. Reads DATA_DIR, DOWNLOADS_DIR, SITE_NAME, SITE_THEME and SITE_ORIGIN
(docs/configuration.md).`;

/** Returns null when help is asked for. Throws UsageError. */
export function readOptions(args: readonly string[]): ExportCommandOptions | null {
  const { values, positionals } = parseCommand(args, {
    command: "export",
    allowPositionals: true,
    options: {
      locale: { type: "string" },
      area: { type: "string" },
      out: { type: "string" },
      help: { type: "boolean", short: "h" },
    },
  });
  if (values.help) return null;
  const [written, ...others] = positionals;
  const format = ARCHIVE_FORMATS.find((known) => known === written);
  if (format === undefined || others.length > 0)
    throw new UsageError(
      `Expected one format: npm run export -- ${ARCHIVE_FORMATS.join("|")}\nnpm run export -- --help explains it`,
    );
  return {
    format,
    locale: readLocale("--locale", values.locale ?? DEFAULT_LOCALE),
    area: readArea(values.area),
    out: values.out,
  };
}

/** Accepts slashes at the ends. */
function readArea(value: string | undefined): string | null {
  if (value === undefined) return null;
  const area = value.replace(/^\/+|\/+$/g, "");
  if (area !== "") return area;
  throw new UsageError("--area is empty: expected the slug of a page, such as Web/CSS");
}
