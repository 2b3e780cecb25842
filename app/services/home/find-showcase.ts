import type { ContentStore } from "~/content-store/content-store";
import type { Document } from "~/domain/documents/document";
import type { Showcase } from "~/domain/areas/home";
import { docUrl } from "~/domain/documents/slug";
import { DEFAULT_LOCALE, type Locale } from "~/domain/locales/locale";
import { toRunnerPath } from "~/domain/play/runner-path";
import { findChoiceExample } from "../documents/index.server";

/** Pages whose example differs visibly between its values; the first that exists is shown. */
const SLUGS: readonly string[] = [
  "Web/CSS/Reference/Properties/grid-template-columns",
  "Web/CSS/Reference/Properties/flex",
  "Web/CSS/Reference/Properties/filter",
  "Web/CSS/Reference/Properties/display",
  "Web/CSS/Reference/Properties/gap",
  "Web/CSS/Reference/Properties/aspect-ratio",
  "Web/CSS/Reference/Properties/box-sizing",
];
const MOST_VALUES = 4;

type Store = Pick<ContentStore, "findDocument">;

/** Finds an interactive example for the home page; null when the content has none of the known. */
export function findShowcase(
  store: Store,
  locale: Locale,
  playgroundOrigin: string | null,
): Showcase | null {
  for (const slug of SLUGS)
    for (const each of new Set([locale, DEFAULT_LOCALE])) {
      const document = store.findDocument(docUrl(each, slug))?.document;
      const showcase = document && toShowcase(document, playgroundOrigin);
      if (showcase) return showcase;
    }
  return null;
}

function toShowcase(
  { body, mdn_url: url, locale, short_title: title, baseline }: Document,
  playgroundOrigin: string | null,
): Showcase | null {
  const example = body
    .flatMap(({ type, value }) => (type === "prose" ? [value.content] : []))
    .map(findChoiceExample)
    .find((found) => found !== null);
  if (!example) return null;
  const values = example.choices.slice(0, MOST_VALUES).map((codeHtml, at) => {
    const choice = String(at + 1);
    const path = toRunnerPath({ page: url, example: example.id, choice, theme: "dark" });
    return { codeHtml, frameUrl: (playgroundOrigin ?? "") + path };
  });
  return { url, locale, title, values, baseline };
}
