import type { Locale } from "~/domain/locale";
import { parsePagePath } from "./redirects/page-path";
import type { JsonText } from "./serve-page-data";
import { toEtag } from "./to-etag.server";

export interface ShellData {
  readHomeJson: (locale: Locale) => JsonText;
  /** Of blog, curriculum, single pages and profiles. */
  findAreaJson: (path: string) => JsonText | null;
}

/** The data of pages that are the same for everyone and are no documents. */
export function findShellJson({
  readHomeJson,
  findAreaJson,
}: ShellData): (path: string) => JsonText | null {
  return (path) => {
    const { locale, rest } = parsePagePath(path);
    if (!locale) return null;
    if (rest === "/404")
      return toJsonText({ url: `/${locale}/404/`, pageNotFound: true });
    return rest === "" ? readHomeJson(locale) : findAreaJson(path);
  };
}

function toJsonText(data: object): JsonText {
  const json = JSON.stringify(data);
  return { json, etag: toEtag(json) };
}
