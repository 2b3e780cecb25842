import { isSlot, SLOTS, type Slot } from "~/domain/notices/slots";
import type { OwnCampaign, OwnCampaigns } from "./ads-config.server";
import type { Campaign, FilledSlots, PlacementProvider } from "./provider";

export interface FileProviderOptions extends OwnCampaigns {
  /** Views of a campaign, for its caps. */
  readViews(id: string): { total: number; today: number };
  /** From 0 to 1. */
  random?: () => number;
  now?: () => number;
}

interface Wanted {
  keywords: readonly string[];
  country: string | null;
}

/** Campaigns from the configuration: chosen here, so that no request leaves the server. */
export function createFileProvider(options: FileProviderOptions): PlacementProvider {
  const { campaigns, images, random = Math.random, now = Date.now } = options;

  function listFor(slot: Slot, { keywords }: Wanted): OwnCampaign[] {
    return campaigns.filter(
      (campaign) =>
        campaign.slots.includes(slot) &&
        isActive(campaign, now()) &&
        (campaign.keywords.length === 0 ||
          campaign.keywords.some((word) => keywords.includes(word))),
    );
  }

  function isOpen({ id, caps, countries }: OwnCampaign, country: string | null): boolean {
    if (countries.length > 0 && (country === null || !countries.includes(country)))
      return false;
    const { total, today } = options.readViews(id);
    return total < (caps?.views ?? Infinity) && today < (caps?.viewsPerDay ?? Infinity);
  }

  function choose(slot: Slot, wanted: Wanted): Campaign | undefined {
    const open = listFor(slot, wanted).filter((each) => isOpen(each, wanted.country));
    const chosen = pickByWeight(open, random());
    return chosen && toCampaign(chosen);
  }

  return {
    slots: SLOTS.filter((slot) => campaigns.some(({ slots }) => slots.includes(slot))),
    find: ({ slots, ...wanted }) =>
      Promise.resolve(fill(slots, (slot) => choose(slot, wanted))),
    findAtOnce: ({ slots, ...wanted }) =>
      fill(slots, (slot) =>
        wanted.country !== null || listFor(slot, wanted).every(isForEverybody)
          ? choose(slot, wanted)
          : undefined,
      ),
    readVersion: () => campaigns.map((each) => (isActive(each, now()) ? 1 : 0)).join(""),
    follow: (click) => Promise.resolve({ location: click }),
    noteViewed: () => Promise.resolve(),
    loadImage: (name) => Promise.resolve(images.get(name) ?? { status: 404 }),
  };
}

function fill(
  slots: readonly Slot[],
  find: (slot: Slot) => Campaign | undefined,
): FilledSlots {
  const found = slots.map((slot) => [slot, find(slot)] as const);
  return Object.fromEntries(
    found.filter(([slot, campaign]) => isSlot(slot) && campaign !== undefined),
  );
}

function isActive({ from = -Infinity, until = Infinity }: OwnCampaign, now: number) {
  return from <= now && now < until;
}

/** A page for everyone can carry it: neither the reader nor the counts decide. */
function isForEverybody({ countries, caps }: OwnCampaign): boolean {
  return countries.length === 0 && caps === undefined;
}

function pickByWeight(
  campaigns: readonly OwnCampaign[],
  random: number,
): OwnCampaign | undefined {
  let left = random * campaigns.reduce((sum, { weight }) => sum + weight, 0);
  return campaigns.find(({ weight }) => (left -= weight) < 0) ?? campaigns.at(-1);
}

function toCampaign(own: OwnCampaign): Campaign {
  const { id, url, heading, copy, cta, alt, image = null, imageFormat, colors } = own;
  return {
    id,
    imageFormat: image === null ? "unknown" : imageFormat,
    image,
    colors,
    click: url,
    view: null,
    ...(heading !== undefined && { heading }),
    ...(copy !== undefined && { copy }),
    ...(cta !== undefined && { cta }),
    ...(alt !== undefined && { alt }),
  };
}
