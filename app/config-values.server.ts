import { z } from "zod";
import { parseUrl } from "~/domain/http/parse-url";
import { SCRIMBA_ORIGINS } from "./domain/documents/content-origins";
import { parseNetworks } from "./http/client-address/trusted-networks.server";

/** An environment variable: its schema and its documentation. */
export interface Variable<Schema extends z.ZodTypeAny = z.ZodTypeAny> {
  schema: Schema;
  /** Completes "expected ...". */
  accepts: string;
  /** Description of the default. */
  fallback: string;
  meaning: string;
  /** Never printed. */
  secret?: true;
}

export const optionalText = z.string().regex(/\S/).optional();
export const origin = z.string().refine(isOrigin);
/** A host name or an address, also of IPv6 with a zone. */
export const host = z.string().regex(/^[\w.:%-]+$/);
/** Spaces around a secret are part of it, but keep nothing secret. */
export const sessionSecret = z.string().refine((value) => value.trim().length >= 32);
/** Refuses credentials, because `fetch` does too, in an error that quotes the password. */
const serviceUrl = z
  .string()
  .refine((value) => isHttpUrl(value) && !hasCredentials(value));

export function variable<Schema extends z.ZodTypeAny>(
  schema: Schema,
  facts: Omit<Variable, "schema">,
): Variable<Schema> {
  return { schema, ...facts };
}

export function folder(fallback: string, meaning: string) {
  return variable(z.string().min(1).default(fallback), {
    accepts: "a folder",
    fallback,
    meaning,
  });
}

export function source(meaning: string) {
  return variable(optionalText, {
    accepts: "a folder",
    fallback: "the shipped content",
    meaning,
  });
}

export function text(meaning: string) {
  return variable(optionalText, { accepts: "a text", fallback: "none", meaning });
}

export function file(meaning: string, fallback: string) {
  return variable(optionalText, { accepts: "a JSON file", fallback, meaning });
}

export function secret(meaning: string) {
  return variable(optionalText, {
    accepts: "a text",
    fallback: "none",
    meaning,
    secret: true,
  });
}

export function service(meaning: string, fallback: string) {
  return variable(serviceUrl.optional(), {
    accepts: "an http or https URL without name and password",
    fallback,
    meaning,
  });
}

export function flag(fallback: boolean, meaning: string) {
  const schema = z
    .enum(["true", "false", "1", "0", "on", "off"])
    .default(fallback ? "true" : "false")
    .transform((value) => ["true", "1", "on"].includes(value));
  return variable(schema, {
    accepts: "true, false, on, off, 1 or 0",
    fallback: String(fallback),
    meaning,
  });
}

export function wholeNumber(least: number, most: number) {
  return z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .pipe(z.number().min(least).max(most));
}

export function networks() {
  return z.string().transform((value, context) => {
    const isTrusted = parseNetworks(value);
    if (isTrusted) return isTrusted;
    context.addIssue({ code: "custom" });
    return z.NEVER;
  });
}

export function originList() {
  return z
    .string()
    .transform((value) => value.split(",").map((each) => each.trim()))
    .transform((values) => values.filter((value) => value !== ""))
    .pipe(z.array(origin));
}

/**
 * Content signals as robots.txt has them; null for `none`. Each use occurs once, because one that is both allowed and
 * forbidden says nothing.
 */
export function contentSignals() {
  const signal = /^(?:search|ai-input|ai-train)=(?:yes|no)$/;
  return z
    .string()
    .transform((value) => value.split(",").map((each) => each.trim()))
    .refine((list) => list.join() === "none" || list.every((each) => signal.test(each)))
    .refine(
      (list) => new Set(list.map((each) => each.replace(/=.*/, ""))).size === list.length,
    )
    .transform((list) => (list.join() === "none" ? null : list.join(", ")));
}

/** Product tokens of RFC 9309. */
export function crawlerNames() {
  return z
    .string()
    .transform((value) => value.split(",").map((each) => each.trim()))
    .transform((names) => names.filter((name) => name !== ""))
    .pipe(z.array(z.string().regex(/^[\w-]+$/)));
}

export function hostNames() {
  return z
    .string()
    .transform((value) => value.split(",").map((each) => each.trim().toLowerCase()))
    .pipe(z.array(z.string().regex(/^[\w.-]+$|^\[[\da-f:]+\]$/)));
}

/** Host only, as Glean demands of its endpoint (content areas, 5). */
export function isPingServer(value: string): boolean {
  return /^https?:\/\/[\w.-]+(?::\d+)?\/?$/i.test(value) && parseUrl(value) !== null;
}

function isHttpUrl(value: string): boolean {
  return ["http:", "https:"].includes(parseUrl(value)?.protocol ?? "");
}

export function hasCredentials(value: string): boolean {
  const url = parseUrl(value);
  return url !== null && url.username + url.password !== "";
}

/** The pages' security policy lets no frames of other sites in. */
export function isScreencastUrl(value: string): boolean {
  return (
    isHttpUrl(value) && SCRIMBA_ORIGINS.some((each) => each === new URL(value).origin)
  );
}

function isOrigin(value: string): boolean {
  return isHttpUrl(value) && new URL(value).origin === value;
}

/**
 * `sqlite:data/x.sqlite`, `sqlite:/var/x.sqlite`, `sqlite:///var/x.sqlite`, or a URL of PostgreSQL,
 * which may lack the host (a socket of this machine).
 */
export function isDatabaseUrl(value: string): boolean {
  if (value.startsWith("sqlite:")) return /^sqlite:(?!\/\/(?:[^/]|$))./.test(value);
  const url = value.replace("@/", "@localhost/");
  return /^postgres(?:ql)?:\/\/./.test(value) && parseUrl(url) !== null;
}
