import type { ImageFormat, PlacementColors } from "~/domain/notices/placement";
import type { Slot } from "~/domain/notices/slots";

/** A campaign for one slot, before its addresses are signed. */
export interface Campaign {
  /** Names the campaign in counts. */
  id: string;
  copy?: string;
  heading?: string;
  cta?: string;
  alt?: string;
  imageFormat: ImageFormat;
  colors: PlacementColors;
  /** Address of the image as the provider knows it; null for a campaign of text. */
  image: string | null;
  click: string;
  /** Address to call when it was seen; null when the counts suffice. */
  view: string | null;
}

export interface PlacementRequest {
  slots: readonly Slot[];
  /** ISO 3166-1 code. */
  country: string;
  userAgent: string | null;
  keywords: readonly string[];
}

export type FilledSlots = Partial<Record<Slot, Campaign>>;

/** Answer to a click: where to, or a status when there is no address. */
export type ClickTarget = { location: string } | { status: number };

export interface ProvidedImage {
  body: Uint8Array;
  type: string;
}

/** A source of campaigns. Its methods reject when it does not answer. */
export interface PlacementProvider {
  /** Slots that it can fill. */
  slots: readonly Slot[];
  find(request: PlacementRequest): Promise<FilledSlots>;
  /**
   * Campaigns that a page may carry for everyone, or for a reader of this country; null when
   * they are only known by asking (`find`).
   */
  findAtOnce: ((request: EarlyRequest) => FilledSlots) | null;
  /** Changes when a campaign starts or ends, so that kept pages are dropped. */
  readVersion(): string;
  follow(click: string, reader: ReaderFacts): Promise<ClickTarget>;
  noteViewed(view: string, reader: ReaderFacts): Promise<void>;
  /** Rejects with the status of an image that can't be had. */
  loadImage(address: string): Promise<ProvidedImage | { status: number }>;
}

/** All that a provider learns of a reader. */
export type ReaderFacts = Pick<PlacementRequest, "country" | "userAgent">;

export interface EarlyRequest {
  slots: readonly Slot[];
  keywords: readonly string[];
  /** Null for a page that everyone gets. */
  country: string | null;
}
