import { z } from "zod";
import type { UserDatabase } from "~/database/user-database";
import type { Placement } from "~/domain/notices/placement";
import {
  isSlot,
  listKeywords,
  listSlots,
  SLOTS,
  type Slot,
} from "~/domain/notices/slots";
import {
  readAdsConfig,
  readCampaignImages,
  type AdsConfig,
  type OwnCampaigns,
} from "./ads-config.server";
import { createCounter, type PlacementCounter } from "./counts.server";
import { createFileProvider } from "./file-provider";
import { HOUSE_CAMPAIGNS } from "./house-campaigns";
import { createHttpProvider } from "./http-provider.server";
import type { PagePlacement, PlacementsService } from "./placements-service";
import type { Campaign, FilledSlots, PlacementProvider } from "./provider";
import { createSigner } from "./signed-code.server";

export {
  createCounter,
  EVENTS,
  listCounts,
  PLACEMENT_COUNT_DAYS,
  removePlacementCountsBefore,
  type PlacementCount,
} from "./counts.server";
export { createFileProvider } from "./file-provider";
export type { PlacementsService } from "./placements-service";

const MAX_KEYWORDS = 20;

const GET_BODY = z.object({
  pongs: z.array(z.unknown()),
  keywords: z.array(z.unknown()).catch([]),
});
/** Signed with a click or a view. */
const EVENT = z.tuple([z.string(), z.string(), z.string().nullable()]);

export interface PlacementsOptions {
  provider: PlacementProvider;
  counter: PlacementCounter;
  /** Derives an independent key for each purpose. */
  deriveKey(purpose: string): string;
  isPlusAvailable(country: string): boolean;
  onError(error: unknown): void;
  /** Further clean-up at the end. */
  onClose?: () => void;
}

/** Creates the service over one provider. */
export function createPlacements(options: PlacementsOptions): PlacementsService {
  const { provider, counter, isPlusAvailable, onError } = options;
  const [clicks, views, images] = ["click", "view", "image"].map((use) =>
    createSigner(options.deriveKey(`placement-${use}`)),
  ) as [Signer, Signer, Signer];

  function toPlacement(slot: Slot, campaign: Campaign): Placement {
    const { id, image, click, view, ...shown } = campaign;
    return {
      status: "success",
      ...shown,
      ...(image !== null && { image: images.sign(image) }),
      click: clicks.sign(JSON.stringify([id, slot, click])),
      view: views.sign(JSON.stringify([id, slot, view])),
      version: 2,
    };
  }

  async function find(slots: readonly Slot[], request: Omit<Request, "slots">) {
    try {
      return await provider.find({ slots, ...request });
    } catch (error) {
      onError(error);
      return {};
    }
  }

  return {
    slots: provider.slots,
    async answer(body, reader) {
      const parsed = GET_BODY.safeParse(body);
      if (!parsed.success) return refuse("invalid");
      const slots = [...new Set(parsed.data.pongs.filter(isSlot))];
      const known = slots.filter((slot) => provider.slots.includes(slot));
      if (known.length === 0) return refuse("empty");
      const keywords = parsed.data.keywords.filter(isText).slice(0, MAX_KEYWORDS);
      const found = listFilled(await find(known, { ...reader, keywords }));
      const plusAvailable = isPlusAvailable(reader.country);
      if (found.length === 0)
        return { status: 200, body: { status: "geo_unsupported", plusAvailable } };
      for (const [slot, { id }] of found) counter.note("served", id, slot);
      const filled = found.map(
        ([slot, each]) => [slot, toPlacement(slot, each)] as const,
      );
      return { status: 200, body: { ...Object.fromEntries(filled), plusAvailable } };
    },
    async click(code, reader) {
      const event = readEvent(clicks, code);
      if (event === null || event.address === null) return null;
      counter.note("clicked", event.campaign, event.slot);
      return provider.follow(event.address, reader);
    },
    async viewed(code, reader) {
      const event = readEvent(views, code);
      if (event === null) return;
      counter.note("viewed", event.campaign, event.slot);
      if (event.address !== null) await provider.noteViewed(event.address, reader);
    },
    async loadImage(code) {
      const address = images.verify(code);
      return address === null ? null : provider.loadImage(address);
    },
    fill(path, country) {
      const slots = listSlots(path).filter((slot) => provider.slots.includes(slot));
      const keywords = listKeywords(path);
      const found = provider.findAtOnce?.({ slots, keywords, country }) ?? {};
      return Object.fromEntries(
        listFilled(found).map(([slot, each]): [Slot, PagePlacement] => [
          slot,
          { placement: toPlacement(slot, each), campaign: each.id },
        ]),
      );
    },
    isPlusAvailable,
    noteServed: (campaign, slot) => counter.note("served", campaign, slot),
    readVersion: provider.readVersion,
    async close() {
      options.onClose?.();
      await counter.close();
    },
  };
}

type Signer = ReturnType<typeof createSigner>;
type Request = Parameters<PlacementProvider["find"]>[0];

function refuse(status: "invalid" | "empty") {
  return { status: 400, body: { status, plusAvailable: true } } as const;
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function listFilled(found: FilledSlots): [Slot, Campaign][] {
  return Object.entries(found).filter((entry): entry is [Slot, Campaign] =>
    isSlot(entry[0]),
  );
}

function readEvent(signer: Signer, code: string) {
  const value = signer.verify(code);
  if (value === null) return null;
  const [campaign, slot, address] = EVENT.parse(JSON.parse(value));
  return { campaign, slot, address };
}

/** The advertisements that ADS_CONFIG names. */
export interface ReadAds {
  /** Null: the house campaigns. */
  config: AdsConfig | null;
  images: OwnCampaigns["images"];
}

/**
 * Reads what the configuration names; house campaigns in development without a file. Null when there
 * are no advertisements.
 *
 * @param file The value of ADS_CONFIG.
 * @throws ConfigFileError
 */
export function readAds(
  file: string | undefined,
  isDevelopment: boolean,
): ReadAds | null {
  if (file === undefined)
    return isDevelopment ? { config: null, images: new Map() } : null;
  const config = readAdsConfig(file);
  if (config.provider === "none") return null;
  const campaigns = config.provider === "file" ? config.campaigns : [];
  return { config, images: readCampaignImages(file, campaigns) };
}

/** All that answers need beside a source of campaigns and counts. */
type AnswerOptions = Omit<PlacementsOptions, "provider" | "counter">;

/**
 * Creates the answers of a site that has no campaigns: its places are known and stay empty (server contract,
 * 14.1), codes lead nowhere, and nothing is counted.
 */
export function createEmptyPlacements(options: AnswerOptions): PlacementsService {
  const readViews = () => ({ total: 0, today: 0 });
  const done = () => Promise.resolve();
  const counter = { note: () => undefined, readViews, save: done, close: done };
  const images: OwnCampaigns["images"] = new Map();
  const none = createFileProvider({ campaigns: [], images, readViews });
  return createPlacements({ ...options, counter, provider: { ...none, slots: SLOTS } });
}

export interface OpenPlacementsOptions extends AnswerOptions {
  ads: ReadAds;
  database: UserDatabase;
  /** Receives failures to save the counts, which are kept and saved later. */
  onUnsaved(error: unknown): void;
}

/** Opens the provider of these advertisements, and begins to count. */
export function openPlacements(options: OpenPlacementsOptions): PlacementsService {
  const { database, onError, onUnsaved } = options;
  const { config, images } = options.ads;
  const counter = createCounter({ database, onError: onUnsaved });
  if (config?.provider === "http") {
    const provider = createHttpProvider({ config, onError });
    return createPlacements({ ...options, provider, counter, onClose: provider.close });
  }
  const provider = createFileProvider({
    campaigns: config?.provider === "file" ? config.campaigns : HOUSE_CAMPAIGNS,
    images,
    readViews: counter.readViews,
  });
  return createPlacements({ ...options, provider, counter });
}
