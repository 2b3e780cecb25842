import {
  parseSearchIndex,
  prepareTitles,
  type TitleIndex,
} from "~/domain/quick-search/prepare-titles";

/** State of the titles; the index itself once loaded. */
export type TitleState = "loading" | "failed" | TitleIndex;

export interface TitleSource {
  read(): TitleState;
  /** Requests the titles again after a failure. */
  retry(): void;
}

export interface TitleSourceOptions {
  /** The pending response with the titles. */
  first: Promise<Response>;
  /** Repeats the request. */
  ask(): Promise<Response>;
  /** Called when the titles are loaded or have failed. */
  onChange(): void;
}

export function createTitleSource({
  first,
  ask,
  onChange,
}: TitleSourceOptions): TitleSource {
  let state: TitleState = "loading";

  async function load(answer: Promise<Response>): Promise<void> {
    state = "loading";
    state = await readTitles(answer);
    onChange();
  }

  void load(first);
  return {
    read: () => state,
    retry() {
      if (state === "failed") void load(ask());
    },
  };
}

async function readTitles(answer: Promise<Response>): Promise<TitleState> {
  try {
    const response = await answer;
    if (!response.ok) return "failed";
    return prepareTitles(parseSearchIndex(await response.json()));
  } catch {
    return "failed";
  }
}
