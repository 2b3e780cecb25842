import { join } from "node:path";
import { urlKey } from "~/domain/documents/slug";
import { parseLocale, type Locale } from "~/domain/locales/locale";
import type { LocaleFolder } from "../../sources/docs/list-files";
import { REDIRECTS_FILE } from "../../sources/docs/redirects";
import type { Redirect } from "../../core/site";
import { splitHash } from "../../core/urls";
import type { ChangeSet } from "../changes/change-set";
import { AuthoringError } from "../files/errors";
import { correctCase, dropConflicting, shortCut, splitByCase } from "./algebra";
import { findFromFault, findToFault, type FindUrl } from "./check-redirects";
import {
  formatRedirectFile,
  parseRedirectFile,
  type RedirectFile,
} from "./redirect-file";

/** The redirect files of all locales, so that a chain may cross from one into another. */
export interface RedirectBook {
  /**
   * Adds redirects. Older ones that lead to the moved pages lead to their new places, and old
   * paths that are pages now go.
   *
   * @throws AuthoringError for a redirect that is invalid after the change.
   */
  add(pairs: readonly Redirect[]): void;
  /** Takes out redirects from and to these addresses. */
  forget(urls: readonly string[]): void;
  /** Takes out redirects from these addresses, which are pages now. */
  forgetFrom(urls: readonly string[]): void;
  /** Sorts, shortens and corrects one file; drops redirects from pages and to missing pages. */
  fix(locale: Locale): void;
  /** Counts all redirects. */
  count(): number;
  /** Writes the files whose redirects have changed into the change set. */
  save(): void;
}

interface OpenFile extends RedirectFile {
  folder: LocaleFolder;
  path: string;
  hasChanged: boolean;
}

/** Opens the files as the change set has them. `findUrl` answers for the pages after the change. */
export function openRedirects(
  folders: readonly LocaleFolder[],
  changes: ChangeSet,
  findUrl: FindUrl,
): RedirectBook {
  const files = folders.map((folder): OpenFile => {
    const path = join(folder.path, REDIRECTS_FILE);
    const parsed = parseRedirectFile(changes.readText(path));
    return { ...parsed, folder, path, hasChanged: false };
  });
  const listAll = (): Redirect[] => files.flatMap(({ pairs }) => pairs);

  /** Lists all but those that lead on from a page that others end at, because readers stay there. */
  const listFollowed = (): Redirect[] => {
    const all = listAll();
    const targets = new Set(all.map(({ to }) => urlKey(splitHash(to).path)));
    return all.filter(({ from }) => !targets.has(urlKey(from)) || findUrl(from) === null);
  };

  /** Replaces a file's redirects, if they are others. */
  function update(file: OpenFile, pairs: Redirect[]): void {
    if (JSON.stringify(file.pairs) === JSON.stringify(pairs)) return;
    file.pairs = pairs;
    file.hasChanged = true;
  }

  function getFile(url: string): OpenFile {
    const locale = parseLocale(url.split("/")[1] ?? "");
    const file = files.find(({ folder }) => folder.locale === locale);
    if (!file) throw new AuthoringError(`"${url}" is of no locale of the content`);
    return file;
  }

  return {
    add(pairs) {
      const { moves, caseTargets } = splitByCase(pairs);
      const added = new Set(moves.map(({ from }) => urlKey(from)));
      for (const file of files) {
        const kept = dropConflicting(file.pairs, moves).filter(
          ({ from }) => !added.has(urlKey(from)),
        );
        update(file, correctCase(kept, caseTargets));
      }
      for (const pair of moves) getFile(pair.from).pairs.push(pair);
      for (const { from } of moves) getFile(from).hasChanged = true;
      const all = listFollowed();
      for (const file of files) {
        const isTouched =
          file.hasChanged ||
          file.pairs.some(({ to }) => added.has(urlKey(splitHash(to).path)));
        if (isTouched) update(file, shortCut(file.pairs, all));
      }
      requireValid(moves, listAll());
    },
    forget(urls) {
      const keys = new Set(urls.map(urlKey));
      for (const file of files)
        update(
          file,
          file.pairs.filter(
            ({ from, to }) =>
              !keys.has(urlKey(from)) && !keys.has(urlKey(splitHash(to).path)),
          ),
        );
    },
    forgetFrom(urls) {
      const keys = new Set(urls.map(urlKey));
      for (const file of files)
        update(
          file,
          file.pairs.filter(({ from }) => !keys.has(urlKey(from))),
        );
    },
    fix(locale) {
      const file = files.find(({ folder }) => folder.locale === locale);
      if (!file) throw new AuthoringError(`there is no folder of the locale ${locale}`);
      const all = listFollowed();
      const pages = all.flatMap(({ to }) => findUrl(splitHash(to).path) ?? []);
      const kept = file.pairs.filter(({ from }) => findUrl(from) === null);
      const short = correctCase(shortCut(dropRepeated(kept), all), pages);
      const valid = short.filter(({ to }) => findToFault(to, locale, findUrl) === null);
      const text = formatRedirectFile({ ...file, pairs: valid });
      const isSame = text === changes.readText(file.path);
      file.pairs = valid;
      file.hasChanged ||= !isSame && file.pairs.length + short.length > 0;
    },
    count: () => listAll().length,
    save() {
      for (const file of files)
        if (file.hasChanged) changes.write(file.path, formatRedirectFile(file));
    },
  };

  function requireValid(added: readonly Redirect[], all: readonly Redirect[]): void {
    const final = new Map(all.map(({ from, to }) => [urlKey(from), to]));
    for (const { from } of added) {
      const { locale } = getFile(from).folder;
      const to = final.get(urlKey(from));
      const fault =
        findFromFault(from, locale, findUrl) ??
        (to === undefined
          ? `"${from}" leads back to itself`
          : findToFault(to, locale, findUrl));
      if (fault !== null) throw new AuthoringError(fault);
    }
  }
}

function dropRepeated(pairs: readonly Redirect[]): Redirect[] {
  const first = new Map<string, Redirect>();
  for (const pair of pairs)
    if (!first.has(urlKey(pair.from))) first.set(urlKey(pair.from), pair);
  return [...first.values()];
}
