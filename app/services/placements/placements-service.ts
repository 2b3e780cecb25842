import type { Placement, PlacementsResponse } from "~/domain/notices/placement";
import type { Slot } from "~/domain/notices/slots";
import type { ClickTarget, ProvidedImage, ReaderFacts } from "./provider";

/** A campaign that a page carries, and what to count when the page is sent. */
export interface PagePlacement {
  placement: Placement;
  campaign: string;
}

export interface PlacementsService {
  /** Slots that may be filled. */
  slots: readonly Slot[];
  /** Answers `POST /pong/get`. @param body Parsed JSON, or null. */
  answer(
    body: unknown,
    reader: ReaderFacts,
  ): Promise<{ status: 200 | 400; body: PlacementsResponse }>;
  /** Null for a code that does not verify. */
  click(code: string, reader: ReaderFacts): Promise<ClickTarget | null>;
  /** Counts a view; a code that does not verify counts nothing. */
  viewed(code: string, reader: ReaderFacts): Promise<void>;
  /** Null for a code that does not verify. */
  loadImage(code: string): Promise<ProvidedImage | { status: number } | null>;
  /**
   * Campaigns that the page at this path carries.
   *
   * @param country Null for a page that everyone gets.
   */
  fill(path: string, country: string | null): Partial<Record<Slot, PagePlacement>>;
  /** Whether plans without advertisements are sold in a country. */
  isPlusAvailable(country: string): boolean;
  noteServed(campaign: string, slot: Slot): void;
  /** Changes when kept pages are no longer right. */
  readVersion(): string;
  /** Saves the counts. */
  close(): Promise<void>;
}
