import { readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { toDigest } from "~/domain/text/digest.server";
import { SECTIONS } from "~/domain/site/sections";
import { NO_THEME, type SiteTheme } from "~/domain/site/site-theme";
import { ConfigFileError, readConfigFile } from "../config-files/index.server";
import { findUnreadable } from "./check-colors";
import defaultTheme from "./default/theme.json";
import { renderStyles } from "./render-styles";
import { ThemeSchema, type ThemeFile } from "./schema";

const VARIABLE = "SITE_THEME";
const DEFAULT_NAME = "MDN";
const MAX_FILE_BYTES = 500_000;
const TYPES: Readonly<Record<string, string>> = {
  svg: "image/svg+xml",
  png: "image/png",
  webp: "image/webp",
};
/** Parts of an SVG that load other files, or run. */
const ACTIVE_SVG =
  /<script|<foreignObject|<!ENTITY|javascript:|\son\w+\s*=|href\s*=\s*["'](?!#|data:image\/(?:png|jpeg|webp);)|@import|url\(\s*["']?(?!#)/i;

/** A file of the theme as it is served. */
export interface ThemeAsset {
  /** Path with a hash of the contents. */
  path: string;
  contentType: string;
  body: Uint8Array;
  etag: string;
}

export interface OpenedTheme {
  /** Name of the site: SITE_NAME unless it has its default, which gives way to the theme's. */
  siteName: string;
  theme: SiteTheme;
  assets: readonly ThemeAsset[];
}

/**
 * Reads the theme. Without one, a site of the default name has the default theme, and any other
 * none.
 *
 * @throws ConfigFileError for the first problem, with the field.
 */
export function openSiteTheme({
  SITE_THEME: given,
  SITE_NAME: name,
}: {
  SITE_THEME?: string | undefined;
  SITE_NAME: string;
}): OpenedTheme {
  if (given === undefined) {
    const file = name === DEFAULT_NAME ? ThemeSchema.parse(defaultTheme) : null;
    const theme = file ? toTheme(file, null) : NO_THEME;
    return { siteName: name, theme, assets: [] };
  }
  const path = toThemeFile(resolve(given));
  const file = readConfigFile(VARIABLE, path, ThemeSchema);
  checkFields(file, path);
  const siteName = name === DEFAULT_NAME ? (file.name ?? name) : name;
  const assets = readAssets(file, path);
  return { siteName, theme: toTheme(file, assets), assets: Object.values(assets) };
}

function toThemeFile(given: string): string {
  const isFolder = statSync(given, { throwIfNoEntry: false })?.isDirectory() ?? false;
  return isFolder ? join(given, "theme.json") : given;
}

function checkFields({ colors = {}, menu }: ThemeFile, path: string): void {
  const found = findUnreadable(colors as Parameters<typeof findUnreadable>[0]);
  if (found) throw new ConfigFileError(VARIABLE, path, `${found.field}: ${found.reason}`);
  const known: ReadonlySet<string> = new Set([
    "references",
    "learn",
    ...SECTIONS.map((section) => section.name),
  ]);
  const unknown = menu?.hidden.find((section) => !known.has(section));
  if (unknown !== undefined)
    throw new ConfigFileError(VARIABLE, path, `menu.hidden: ${unknown} is no section`);
}

type Assets = Record<string, ThemeAsset>;

function readAssets({ logo, icon, colors }: ThemeFile, path: string): Assets {
  const names = [logo?.light, logo?.dark, icon].filter((name) => name !== undefined);
  const pictures = names.map((name) => [name, readPicture(name, path)] as const);
  const styles = colors
    ? [
        [
          "styles",
          toAsset(renderStyles(colors as never), "css", "text/css; charset=utf-8"),
        ] as const,
      ]
    : [];
  return Object.fromEntries([...pictures, ...styles]);
}

function readPicture(name: string, themePath: string): ThemeAsset {
  const extension = name.slice(name.lastIndexOf(".") + 1);
  const type = TYPES[extension] ?? "";
  const refuse = (reason: string, cause?: unknown) =>
    new ConfigFileError(VARIABLE, themePath, `${name}: ${reason}`, { cause });
  let body: Buffer;
  try {
    body = readFileSync(join(dirname(themePath), name));
  } catch (error) {
    throw refuse("the file can't be read", error);
  }
  if (body.length > MAX_FILE_BYTES) throw refuse(`more than ${MAX_FILE_BYTES} bytes`);
  if (!hasTypeOf(body, extension)) throw refuse(`it is no ${extension} file`);
  if (extension === "svg" && ACTIVE_SVG.test(body.toString("utf8")))
    throw refuse("scripts, styles or links to other files are not allowed in it");
  return toAsset(body, extension, type);
}

function hasTypeOf(body: Buffer, extension: string): boolean {
  const start = body.subarray(0, 12).toString("latin1");
  if (extension === "png") return start.startsWith("\x89PNG");
  if (extension === "webp") return start.startsWith("RIFF") && start.endsWith("WEBP");
  return /<svg[\s>]/.test(body.toString("utf8"));
}

function toAsset(
  content: string | Buffer,
  extension: string,
  contentType: string,
): ThemeAsset {
  const body = Buffer.from(content);
  const digest = toDigest(body).slice(0, 22);
  const path = `/theme/${digest}.${extension}`;
  return { path, contentType, body, etag: `"${digest}"` };
}

function toTheme(file: ThemeFile, assets: Assets | null): SiteTheme {
  const { logo, icon, menu, footer, services, advertising } = file;
  const toUrl = (name: string | undefined) =>
    (name === undefined ? undefined : assets?.[name])?.path ?? null;
  const light = toUrl(logo?.light);
  const iconUrl = toUrl(icon);
  return {
    logo: light === null ? null : { light, dark: toUrl(logo?.dark) ?? light },
    icon: iconUrl === null ? null : { url: iconUrl, type: readType(iconUrl) },
    styles: toUrl("styles"),
    menu: menu ?? NO_THEME.menu,
    footer: footer ? toFooter(footer) : NO_THEME.footer,
    services: { ...NO_THEME.services, ...services } as SiteTheme["services"],
    advertising: { ...NO_THEME.advertising, ...advertising } as SiteTheme["advertising"],
  };
}

function readType(url: string): string {
  return TYPES[url.slice(url.lastIndexOf(".") + 1)] ?? "";
}

function toFooter(footer: NonNullable<ThemeFile["footer"]>): SiteTheme["footer"] {
  const { site, support, communities, developers, ...rest } = footer;
  const { tagline = null, copyright = null, firstYear = null, license = null } = rest;
  return {
    tagline,
    copyright,
    firstYear,
    license,
    legal: rest.legal,
    social: rest.social,
    columns: {
      "footer-site": site,
      "footer-support": support,
      "footer-communities": communities,
      "footer-developers": developers,
    },
  };
}
