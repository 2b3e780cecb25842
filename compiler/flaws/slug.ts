import { findBadCharacter, toFolder } from "~/domain/documents/slug";
import type { SourceFlawReport } from "./source-checks";

const CHECK = { check: "slug", severity: "error", column: 1 } as const;

/** A page's file lies in the locale's own folder, which is the folder of no slug. */
export function describeRootPage(): SourceFlawReport {
  return {
    ...CHECK,
    line: 1,
    message:
      "a page lies in a folder of its own, whose path is the slug: this one is left out",
  };
}

/** Two pages share a slug: the one in its own folder keeps it, else the first. */
export function describeTakenSlug(
  slug: string,
  { otherPath, line }: { otherPath: string; line: number },
): SourceFlawReport {
  return { ...CHECK, line, message: `the slug "${slug}" is taken by ${otherPath}` };
}

/** Lists what is wrong with a page's slug, or with its folder, both without slashes around them. */
export function listSlugFlaws(
  slug: string,
  folder: string,
  findLine: () => number,
): SourceFlawReport[] {
  const expected = toFolder(slug);
  const character = findBadCharacter(slug);
  if (character === null && expected === folder) return [];
  const line = findLine();
  return [
    ...(character === null ? [] : [describeBadCharacter(slug, { character, line })]),
    ...(expected === folder
      ? []
      : [describeMisplacedSlug(slug, { folder, expected, line })]),
  ];
}

/** A slug does not match its folder. */
function describeMisplacedSlug(
  slug: string,
  { folder, expected, line }: { folder: string; expected: string; line: number },
): SourceFlawReport {
  return {
    ...CHECK,
    line,
    message: `the slug "${slug}" does not match the folder "${folder}"`,
    suggestion: `move the page to "${expected}" or correct the slug`,
  };
}

/** A slug has a character that readers can't see, type or link. */
function describeBadCharacter(
  slug: string,
  { character, line }: { character: string; line: number },
): SourceFlawReport {
  const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
  const better = slug.replaceAll(character, /\s/.test(character) ? "_" : "");
  return {
    ...CHECK,
    severity: "warning",
    line,
    message: `the slug "${slug}" has the character U+${code}, which links lose or nobody sees`,
    suggestion: `move the page to "${better}"`,
  };
}
