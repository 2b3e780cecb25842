import { CODE_HOST_AVATARS, IMAGE_ORIGINS } from "../documents/content-origins";

export interface PeopleOptions {
  /** ISO date that seeds the choice of contributors. */
  day: string;
  /** Picture origins added by the operator (IMAGE_ORIGINS). */
  imageOrigins: readonly string[];
}

const SHOWN_PEOPLE = 8;
const LIST = /<contributor-list>(.*?)<\/contributor-list>/gs;
const ITEM = /<li>(.*?)<\/li>/gs;
/** `Name https://github.com/account Organisation`, with tags removed. */
const PERSON = /^(.*?\S)\s+(https:\/\/github\.com\/([\w-]+))\/?(?:\s+(.+))?$/s;
const HISTORY = /<mdn-image-history>.*?<\/mdn-image-history>/gs;
const HALF_SIZE = /src="([^"]*?)(@|%40)0\.5x(\.\w+)"/g;
const IMAGE = /<img\b[^>]*?\bsrc="([^"]*)"[^>]*>/g;
const TEAM_IMAGE = /<li>\s*(?:<p>\s*)?<img\b[^>]*>\s*(?:<\/p>\s*)?<\/li>/g;
const TEAM_MEMBER = /<team-member\b[^>]*>.*?<\/team-member>/gs;

/**
 * Replaces elements that occur only on pages about the site: lists of contributors become
 * a choice of them, old screenshots get both sizes, pictures from origins that are not
 * allowed become links.
 * @param html Sanitized HTML of a page from the content store.
 */
export function renderPeople(html: string, options: PeopleOptions): string {
  return replaceForeignImages(
    html
      .replace(LIST, (_, list: string) => renderContributors(list, options))
      .replace(HISTORY, (history) => history.replace(HALF_SIZE, toTwoSizes)),
    [...IMAGE_ORIGINS, ...options.imageOrigins],
  );
}

/** Gives each card an id below that of its panel: `our_team_joe_walker`. */
export function markTeam(html: string, panelId: string): string {
  return html.replace(
    /<team-member>(\s*<h[3-6]\b[^>]*\bid="([^"]+)")/g,
    (_, heading: string, name: string) =>
      `<team-member id="${panelId}_${name}" tabindex="-1">${heading}`,
  );
}

function renderContributors(list: string, { day, imageOrigins }: PeopleOptions): string {
  const people = [...list.matchAll(ITEM)].flatMap(([, item = ""]) => {
    const text = item.replace(/<[^>]*>/g, "").trim();
    const [, name = "", url = "", account = "", organisation = ""] =
      PERSON.exec(text) ?? [];
    return name === "" ? [] : [{ name, url, account, organisation }];
  });
  if (people.length === 0) return list;
  const hasPictures = imageOrigins.includes(CODE_HOST_AVATARS);
  const items = pickByDay(people, SHOWN_PEOPLE, day).map(
    ({ name, url, account, organisation }) =>
      `<li>${renderAvatar(name, hasPictures ? account : null)}` +
      `<a href="${url}" rel="noopener">${name}</a>` +
      `${organisation && `<span>${organisation}</span>`}</li>`,
  );
  return `<ul data-people="">${items.join("")}</ul>`;
}

/**
 * Picks pseudo-random entries that stay the same all day, so that pages agree and caches
 * work.
 * @param day Any text, such as an ISO date; another text gives another choice.
 */
function pickByDay<Entry>(
  entries: readonly Entry[],
  count: number,
  day: string,
): Entry[] {
  return entries
    .map((entry, index) => ({ entry, rank: hash(`${day} ${index}`) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, count)
    .map(({ entry }) => entry);
}

/** 32-bit FNV-1a with a final mix, because days differ in one character only. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text)
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  return (value ^ (value >>> 13)) >>> 0;
}

/** The initial replaces the picture where pictures of the code host are not allowed. */
function renderAvatar(name: string, account: string | null): string {
  if (account !== null)
    return `<img src="${CODE_HOST_AVATARS}/${account}?size=160" alt="" width="80" height="80" loading="lazy">`;
  return `<span data-avatar="" aria-hidden="true">${/^./su.exec(name)?.[0] ?? ""}</span>`;
}

function toTwoSizes(_: string, name: string, at: string, type: string): string {
  const half = `${name}${at}0.5x${type}`;
  return `src="${half}" srcset="${half} 1x, ${name}${at}1x${type} 2x"`;
}

/**
 * The security policy would block a foreign picture and log an error. A link replaces it;
 * in a card it is dropped.
 */
function replaceForeignImages(html: string, origins: readonly string[]): string {
  const isForeign = (source: string): boolean => {
    if (!/^(?:https?:)?\/\//i.test(source)) return false;
    const url = URL.canParse(source) ? new URL(source) : null;
    return url === null || !origins.includes(url.origin);
  };
  const hasForeign = (part: string): boolean =>
    [...part.matchAll(IMAGE)].some(([, source = ""]) => isForeign(source));
  return html
    .replace(TEAM_MEMBER, (card) =>
      card.replace(TEAM_IMAGE, (item) => (hasForeign(item) ? "" : item)),
    )
    .replace(IMAGE, (image, source: string) =>
      isForeign(source) ? renderImageLink(image, source) : image,
    );
}

function renderImageLink(image: string, source: string): string {
  const [, alt = ""] = /\balt="([^"]*)"/.exec(image) ?? [];
  return `<a class="external" href="${source}" target="_blank" rel="noopener">${alt || "Picture"}</a>`;
}
