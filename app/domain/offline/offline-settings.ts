import { DEFAULT_LOCALE, parseLocale, type Locale } from "../locales/locale";
import { parsePackageArea, type PackageArea } from "./package-areas";

export interface OfflineSettings {
  /** Whether a package is wanted in this browser. */
  offline: boolean;
  /** Whether pages come from the network while there is one. */
  preferOnline: boolean;
  autoUpdates: boolean;
  locale: Locale;
  area: PackageArea;
}

const DEFAULTS: OfflineSettings = {
  offline: false,
  preferOnline: false,
  autoUpdates: false,
  locale: DEFAULT_LOCALE,
  area: "all",
};

/** Parses the stored JSON; anything unknown is the default. */
export function parseOfflineSettings(json: string | null): OfflineSettings {
  const value = readObject(json);
  return {
    offline: value["offline"] === true,
    preferOnline: value["preferOnline"] === true,
    autoUpdates: value["autoUpdates"] === true,
    locale: parseLocale(String(value["locale"])) ?? DEFAULTS.locale,
    area: parsePackageArea(value["area"]) ?? DEFAULTS.area,
  };
}

/**
 * Settings whose package exists: another area or language where the wanted one has none, because not
 * every language has each area.
 */
export function toOffered(
  settings: OfflineSettings,
  offers: readonly { locale: Locale; areas: readonly PackageArea[] }[],
): OfflineSettings {
  const offer = offers.find(({ locale }) => locale === settings.locale) ?? offers[0];
  const [first = settings.area] = offer?.areas ?? [];
  const area = offer?.areas.includes(settings.area) === true ? settings.area : first;
  return { ...settings, locale: offer?.locale ?? settings.locale, area };
}

/** Address of the service worker for the settings; its query tells it what comes first. */
export function toWorkerUrl({ preferOnline }: Pick<OfflineSettings, "preferOnline">) {
  return `/service-worker.js?type=${preferOnline ? "PreferOnline" : "PreferOffline"}`;
}

function readObject(json: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json ?? "{}");
    return typeof value === "object" && value !== null
      ? (value as Record<string, unknown>)
      : {};
  } catch {
    return {};
  }
}
