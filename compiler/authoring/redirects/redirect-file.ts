import { compareOldPaths } from "../../sources/docs/redirects";
import type { Redirect } from "../../core/site";
import { getLineEnd } from "../text/places";

/** A locale's `_redirects.txt`. */
export interface RedirectFile {
  /** Comments and empty lines above the first redirect, without line ends. */
  header: string[];
  pairs: Redirect[];
  lineEnd: string;
}

/** A tab, else the white space before the second address, so that a path may contain spaces. */
const FIELDS = /^(\S[^\t]*?)(?:\t+| +(?=\/|https?:))[ \t]*(\S.*)$/;

/** Reads the file as it is: no redirect is checked or shortened. Skips lines of another form. */
export function parseRedirectFile(text: string): RedirectFile {
  const file: RedirectFile = {
    header: [],
    pairs: [],
    lineEnd: getLineEnd(text),
  };
  text.split(/\r\n|\n/).forEach((line) => {
    const [, from, to] = line.startsWith("#") ? [] : (FIELDS.exec(line.trimEnd()) ?? []);
    if (from === undefined || to === undefined) {
      if (line.startsWith("#") || (line === "" && file.header.length > 0))
        if (file.pairs.length === 0) file.header.push(line);
      return;
    }
    file.pairs.push({ from: from.replace(/ +$/, ""), to: to.trim() });
  });
  while (file.header.at(-1) === "") file.header.pop();
  return file;
}

const NEW_HEADER = [
  "# Moves of pages, one pair per line: old path, a tab, new path.",
  "# A path is decoded, begins with the locale and /docs/, and is unique whatever its case.",
  "# Targets are final: no target is itself moved.",
  "# Sorted by the old path. Written by npm run content.",
];

/** Writes the file, sorted. */
export function formatRedirectFile({
  header,
  pairs,
  lineEnd,
}: Pick<RedirectFile, "header" | "pairs" | "lineEnd">): string {
  const lines = pairs
    .toSorted((one, other) => compareOldPaths(one.from, other.from))
    .map(({ from, to }) => `${from}\t${to}`);
  const head = header.length > 0 ? header : NEW_HEADER;
  return [...head, ...lines, ""].join(lineEnd);
}
