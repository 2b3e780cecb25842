import { LRUCache } from "lru-cache";
import { parseUrl } from "~/domain/http/parse-url";
import { createBreaker } from "~/resilience/create-breaker";
import { DAY_MILLISECONDS } from "~/domain/locales/durations";
import { isSlot, SLOTS, type Slot } from "~/domain/notices/slots";
import { MAX_IMAGE_BYTES, type HttpAdsConfig } from "./ads-config.server";
import { fetchLimited, toUrl } from "./fetch-limited.server";
import { findImageType, isImageType } from "./image-type";
import { parseAd, parseSidedoor } from "./parse-ad.server";
import type {
  ClickTarget,
  FilledSlots,
  PlacementProvider,
  ProvidedImage,
  ReaderFacts,
} from "./provider";
import { getRepresentativeAddress } from "./representative-addresses";

const MAX_AD_BYTES = 65_536;
const MAX_IMAGES_BYTES = 16 * MAX_IMAGE_BYTES;
const IMAGE_MILLISECONDS = DAY_MILLISECONDS;
const RETRY_MILLISECONDS = 10_000;
const BAD_GATEWAY = 502;

export interface HttpProviderOptions {
  config: HttpAdsConfig;
  /** Receives failures; readers get no advertisement then. */
  onError(error: unknown): void;
  retryMilliseconds?: number;
}

/**
 * Campaigns of an ad server. It gets an address that stands for the country, and the browser's
 * name; never the visitor's address, the page, or a cookie.
 */
export function createHttpProvider(
  options: HttpProviderOptions,
): PlacementProvider & { close(): void } {
  const { config, onError, retryMilliseconds = RETRY_MILLISECONDS } = options;
  const { zones, endpoint, addresses } = config;
  const common = {
    timeoutMilliseconds: config.timeoutMilliseconds,
    origins: [new URL(endpoint).origin, ...config.origins],
  };
  const breaker = createBreaker({
    name: "The ad server",
    // An answer that can't be used is an answer; a time-out or a refused connection is none.
    isSilence: (error) => error instanceof TypeError || isTimeout(error),
    probe: () => fetchLimited(endpoint, { ...common, maxBytes: 0 }),
    pauseMilliseconds: retryMilliseconds,
  });
  const images = new LRUCache<string, ProvidedImage>({
    maxSize: MAX_IMAGES_BYTES,
    ttl: IMAGE_MILLISECONDS,
    sizeCalculation: ({ body }) => body.length,
  });

  function addReader(address: string | URL, { country, userAgent }: ReaderFacts): URL {
    const url = toUrl(address);
    url.searchParams.set("forwardedip", getRepresentativeAddress(country, addresses));
    if (userAgent !== null) url.searchParams.set("useragent", userAgent);
    return url;
  }

  function ask(address: string | URL, reader: ReaderFacts, maxBytes: number) {
    return breaker.run(() =>
      fetchLimited(addReader(address, reader), { ...common, maxBytes }),
    );
  }

  async function askZone(zone: string, reader: ReaderFacts): Promise<unknown> {
    const { body } = await ask(`${endpoint}${zone}.json`, reader, MAX_AD_BYTES);
    return JSON.parse(Buffer.from(body).toString());
  }

  /** A campaign for both slots at once; none when it fails, as if there were no such zone. */
  async function askSidedoor(
    slots: readonly Slot[],
    reader: ReaderFacts,
  ): Promise<FilledSlots> {
    const { sidedoor } = zones;
    const isWanted = slots.includes("side") && slots.includes("top");
    if (sidedoor === undefined || !isWanted) return {};
    return askZone(sidedoor, reader)
      .then((answer) => parseSidedoor(answer, sidedoor))
      .catch((error: unknown) => {
        onError(error);
        return {};
      });
  }

  async function askOne(slot: Slot, reader: ReaderFacts): Promise<FilledSlots> {
    const zone = zones[slot];
    if (zone === undefined) return {};
    try {
      const campaign = parseAd(await askZone(zone, reader), zone);
      return campaign ? { [slot]: campaign } : {};
    } catch (error) {
      onError(error);
      return {};
    }
  }

  return {
    slots: SLOTS.filter((slot) => Object.hasOwn(zones, slot)),
    async find({ slots, country, userAgent }) {
      const reader = { country, userAgent };
      const both = await askSidedoor(slots, reader);
      const rest = slots.filter((slot) => isSlot(slot) && both[slot] === undefined);
      const found = await Promise.all(rest.map((slot) => askOne(slot, reader)));
      return Object.assign(both, ...found) as FilledSlots;
    },
    findAtOnce: null,
    readVersion: () => "",
    async follow(click, reader) {
      const { status, headers } = await ask(click, reader, 0);
      return readClick(status, headers.get("location"), click);
    },
    async noteViewed(view, reader) {
      await ask(view, reader, 0);
    },
    async loadImage(address) {
      const known = images.get(address);
      if (known) return known;
      const loaded = await breaker
        .run(() => fetchLimited(address, { ...common, maxBytes: MAX_IMAGE_BYTES }))
        .then(({ status, headers, body }) => toImage(status, headers, body))
        .catch((error: unknown) => {
          onError(error);
          return { status: BAD_GATEWAY };
        });
      if ("body" in loaded) images.set(address, loaded);
      return loaded;
    },
    close: breaker.stop,
  };
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === "TimeoutError";
}

/** A redirect must lead to a page: no `javascript:`, no `data:`. */
function readClick(status: number, location: string | null, base: string): ClickTarget {
  if (status === 301 || status === 302) {
    const target = location === null ? null : parseUrl(location, toUrl(base));
    const isPage = target && /^https?:$/.test(target.protocol);
    return isPage ? { location: target.href } : { status: BAD_GATEWAY };
  }
  return { status: status >= 300 && status < 400 ? BAD_GATEWAY : status };
}

function toImage(
  status: number,
  headers: Headers,
  body: Uint8Array,
): ProvidedImage | { status: number } {
  if (status >= 400) return { status };
  const type = findImageType(body);
  const isImage = status === 200 && isImageType(headers.get("content-type"));
  return isImage && type !== null ? { body, type } : { status: BAD_GATEWAY };
}
