import { describe, expect, test } from "vitest";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "~/domain/locales/locale";
import {
  listMessages,
  listMissingCategories,
  type FluentMessage,
} from "../../tests/support/fluent-messages";
import { readSidebarTitles } from "../../tests/support/text-sources";
import { mayBeEnglish } from "../../tests/support/same-as-english";
import { createIdTest } from "../../tests/support/text-usage";
import { readAiHelpSource } from "./ai-help-texts.server";
import { readContentStrings } from "./content-strings.server";
import { readSource } from "./interface-texts.server";
import { readDownloadsSource } from "./downloads-texts.server";
import { readNoticeSource } from "./notice-texts.server";
import { readObservatorySource } from "./observatory-texts.server";
import { readOverviewSource } from "./overview-texts.server";
import { readPrivacySource } from "./privacy-texts.server";
import { readWriterSource } from "./writer-texts.server";

interface Kind {
  kind: string;
  read: (locale: Locale) => string;
  /** Code that uses the texts. */
  folders: string[];
  /** Pattern of the function that looks them up; `text` when missing. */
  lookUp?: string;
}

const KINDS: readonly Kind[] = [
  {
    kind: "interface",
    read: readSource,
    folders: ["app/ui", "app/routes", "app/browser", "app/domain/site"],
    lookUp: String.raw`\b(?:text|getInterfaceText\([^)]*\))`,
  },
  {
    kind: "content",
    read: readContentStrings,
    folders: ["app/services", "app/http/runner", "compiler"],
    lookUp: String.raw`\btranslate`,
  },
  {
    kind: "observatory",
    read: readObservatorySource,
    folders: ["app/routes", "app/services/observatory"],
  },
  { kind: "ai-help", read: readAiHelpSource, folders: ["app/routes"] },
  { kind: "notices", read: readNoticeSource, folders: ["app/ui/notices"] },
  { kind: "privacy", read: readPrivacySource, folders: ["app/routes"] },
  {
    kind: "overview",
    read: readOverviewSource,
    folders: ["app/routes", "app/services/changes"],
    lookUp: String.raw`\boverview`,
  },
  { kind: "writers", read: readWriterSource, folders: ["writers"] },
  { kind: "downloads", read: readDownloadsSource, folders: ["app/routes"] },
];

describe.each(KINDS)("$kind", ({ read, folders, lookUp = String.raw`\btext` }) => {
  const english = toMap(read(DEFAULT_LOCALE));
  const isInCode = createIdTest(folders, lookUp);
  const translations = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

  test.each(LOCALES)("%s has the ids of en-US, each once", (locale) => {
    const ids = listMessages(read(locale)).map(({ id }) => id);
    expect(ids.toSorted()).toEqual([...english.keys()].toSorted());
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each(translations)("%s names the arguments of en-US in every text", (locale) => {
    const differing = listMessages(read(locale)).filter(
      ({ id, variables }) => variables.join() !== english.get(id)?.variables.join(),
    );
    expect(differing).toEqual([]);
  });

  test.each(LOCALES)("%s has a form for every count", (locale) => {
    const lacking = listMessages(read(locale)).flatMap(({ id, pluralChoices }) =>
      pluralChoices
        .map((keys) => ({ id, missing: listMissingCategories(locale, keys) }))
        .filter(({ missing }) => missing.length > 0),
    );
    expect(lacking).toEqual([]);
  });

  test.each(translations)("%s has no untranslated English", (locale) => {
    expect(listUntranslated(read(locale), locale, english)).toEqual([]);
  });

  test("has no text that the code never uses", () => {
    // The ids of menu descriptions are made from those of their entries (ui/main-menu).
    const isNamed = (id: string) =>
      isInCode(id) || (id.endsWith("-about") && isInCode(id.slice(0, -6)));
    expect([...english.keys()].filter((id) => !isNamed(id))).toEqual([]);
  });
});

test.each(LOCALES)("%s names the subscribe link of AI Help like all others", (locale) => {
  const others = toMap(readSource(locale)).get("account-upgrade")?.text;
  expect(toMap(readAiHelpSource(locale)).get("upgrade")?.text).toBe(others);
});

test.each(LOCALES)(
  "%s names the guide for writers in the sidebar like the footer",
  (locale) => {
    const titles = readSidebarTitles(locale).split("\n");
    const footer = toMap(readSource(locale)).get("footer-guidelines")?.text;
    expect(titles).toContain(`writing = ${footer}`);
  },
);

function toMap(source: string): Map<string, FluentMessage> {
  return new Map(listMessages(source).map((message) => [message.id, message]));
}

function listUntranslated(
  source: string,
  locale: Locale,
  english: ReadonlyMap<string, FluentMessage>,
): string[] {
  return listMessages(source)
    .filter(({ id, text }) => {
      const original = english.get(id)?.text;
      return original === text && !mayBeEnglish(text, locale);
    })
    .map(({ id, text }) => `${id} = ${text}`);
}
