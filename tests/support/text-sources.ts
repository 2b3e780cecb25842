import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { z } from "zod";
import type { Locale } from "~/domain/locales/locale";
import { readAiHelpSource } from "~/l10n/ai-help-texts.server";
import { readContentStrings } from "~/l10n/content-strings.server";
import { readDownloadsSource } from "~/l10n/downloads-texts.server";
import { readSource } from "~/l10n/interface-texts.server";
import { readNoticeSource } from "~/l10n/notice-texts.server";
import { readObservatorySource } from "~/l10n/observatory-texts.server";
import { readOverviewSource } from "~/l10n/overview-texts.server";
import { readPrivacySource } from "~/l10n/privacy-texts.server";
import { readWriterSource } from "~/l10n/writer-texts.server";

const SIDEBARS = fileURLToPath(new URL("../../content/sidebars/", import.meta.url));
const SidebarSchema = z.object({
  l10n: z.record(z.record(z.string())).default({}),
});

/** Lines `id = text` of everything that is written in ten languages, by kind. */
export const TEXT_SOURCES: readonly {
  kind: string;
  read: (locale: Locale) => string;
}[] = [
  { kind: "interface", read: readSource },
  { kind: "content", read: readContentStrings },
  { kind: "observatory", read: readObservatorySource },
  { kind: "ai-help", read: readAiHelpSource },
  { kind: "notices", read: readNoticeSource },
  { kind: "privacy", read: readPrivacySource },
  { kind: "overview", read: readOverviewSource },
  { kind: "writers", read: readWriterSource },
  { kind: "downloads", read: readDownloadsSource },
  { kind: "sidebar", read: readSidebarTitles },
];

/** Titles of groups in the shipped sidebars, as lines `id = title`. */
export function readSidebarTitles(locale: Locale): string {
  return readdirSync(SIDEBARS)
    .filter((file) => file.endsWith(".yaml"))
    .flatMap((file) => {
      const { l10n } = SidebarSchema.parse(parse(readFileSync(SIDEBARS + file, "utf8")));
      return Object.entries(l10n[locale] ?? {});
    })
    .map(([id, title]) => `${id} = ${title}`)
    .join("\n");
}
