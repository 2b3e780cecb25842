interface Cookie {
  value: string;
  path: string;
}

/** A minimal cookie jar like a browser's. */
export class CookieJar {
  readonly #cookies = new Map<string, Cookie>();

  /** Returns the Cookie header of a request for this path. */
  toHeader(path = "/"): string {
    return [...this.#cookies]
      .filter(([, cookie]) => path.startsWith(cookie.path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join("; ");
  }

  /** Stores Set-Cookie headers; drops expired cookies. */
  store(headers: readonly string[]): void {
    for (const header of headers) {
      const [pair = ""] = header.split(";");
      const at = pair.indexOf("=");
      const path = /;\s*path=([^;]+)/i.exec(header)?.[1] ?? "/";
      const isOver = /max-age=0\b|expires=thu, 01 jan 1970/i.test(header);
      if (isOver) this.#cookies.delete(pair.slice(0, at));
      else this.set(pair.slice(0, at), pair.slice(at + 1), path);
    }
  }

  get(name: string): string | null {
    return this.#cookies.get(name)?.value ?? null;
  }

  set(name: string, value: string, path = "/"): void {
    this.#cookies.set(name, { value, path });
  }
}
