import type { Request } from "express";
import { getRequestLocale } from "~/domain/locales/get-request-locale";
import type { Locale } from "~/domain/locales/locale";

/** A refused form, so that the reader can submit it again. */
export interface RefusedForm {
  /** Path and query of the form's target. */
  address: string;
  fields: readonly (readonly [name: string, value: string])[];
}

export interface Refusal {
  locale: Locale;
  /** Seconds until the next allowed request; null when the body is too large, from another site, or the address wrong. */
  seconds: number | null;
  /** The form came from a page of another site, and must not be sent again by a press of its reader. */
  isForeign?: boolean;
  /** No page can have such an address. */
  isBadAddress?: boolean;
  /** Null when the request contains nothing that the reader typed. */
  form: RefusedForm | null;
}

export interface RefuseRequestOptions {
  siteOrigin: string;
  /** Renders the page that explains the refusal and keeps the typed text. */
  renderRefusal?: (refusal: Refusal) => Promise<string>;
}

/** Returns the language of the page that tells a reader of the refusal. */
export function readRefusalLocale(request: Request, siteOrigin: string): Locale {
  const headers = new Headers();
  for (const name of ["cookie", "accept-language"] as const) {
    const value = request.headers[name];
    if (value !== undefined) headers.set(name, value);
  }
  return getRequestLocale({ url: `${siteOrigin}${request.originalUrl}`, headers });
}
