import type { Cookie, CreateCookie } from "./cookie";

/**
 * Cookies of one kind, one for each thing in progress, because a reader may have several tabs. Their names end in
 * the first letters of the thing's id.
 */
export interface CookieSet {
  /** Returns the cookie of an id; null for what can be none. */
  find(id: string): Cookie | null;
  /** Lists the ends of the names of a Cookie header, each of which `find` takes: oldest first, as browsers send them. */
  list(header: string | null): string[];
  /**
   * Serializes the cookie of an id.
   *
   * @returns Set-Cookie headers, which also clear the oldest cookies when there are many.
   */
  write(id: string, options: WriteCookieOptions): Promise<string[]>;
  clear(id: string): Promise<string>;
}

export interface WriteCookieOptions {
  value: string;
  maxAgeSeconds: number;
  /** Cookie header of the request. */
  header: string | null;
}

export interface CookieSetOptions {
  createCookie: CreateCookie;
  /** Start of each name, such as `login-`. */
  prefix: string;
  /** Bounds all cookies of the set together, because servers refuse a request with long headers. */
  maxCharacters: number;
}

const ID = /^[\w-]{8}$/;
const toEnd = (id: string) => id.slice(0, 8);

export function createCookieSet(options: CookieSetOptions): CookieSet {
  const { createCookie, prefix, maxCharacters } = options;
  const start = createCookie(prefix).name;
  const create = (id: string) => createCookie(prefix + toEnd(id));
  const clear = (id: string) => create(id).serialize("", { maxAge: 0 });

  function listPairs(header: string | null): { id: string; length: number }[] {
    const pairs = (header ?? "").split(";").map((pair) => pair.trim());
    const own = pairs.filter((pair) => pair.startsWith(start));
    return own
      .map((pair) => ({
        id: pair.slice(start.length).replace(/=.*/, ""),
        length: pair.length,
      }))
      .filter(({ id }) => ID.test(id));
  }

  /** Lists the oldest, which leave room for this many characters when they are gone. */
  function listOldest(header: string | null, room: number): string[] {
    let left = maxCharacters - room;
    const newestFirst = listPairs(header).reverse();
    return newestFirst.filter(({ length }) => (left -= length) < 0).map(({ id }) => id);
  }

  return {
    find: (id) => (ID.test(toEnd(id)) ? create(id) : null),
    list: (header) => listPairs(header).map(({ id }) => id),
    async write(id, { value, maxAgeSeconds, header }) {
      const own = await create(id).serialize(value, { maxAge: maxAgeSeconds });
      const cleared = await Promise.all(listOldest(header, own.length).map(clear));
      return [...cleared, own];
    },
    clear,
  };
}
