import {
  parseSearchIndex,
  prepareTitles,
  type TitleIndex,
} from "~/domain/quick-search/prepare-titles";

/** How far the titles are: on their way, not to be had, or there. */
export type TitleState = "loading" | "failed" | TitleIndex;

export interface TitleSource {
  read(): TitleState;
  /** Asks again, if they could not be had. */
  retry(): void;
}

export interface TitleSourceOptions {
  /** The answer with the titles, on its way. */
  first: Promise<Response>;
  /** Sends the same request again. */
  ask(): Promise<Response>;
  /** Called when the titles are there, or can't be had. */
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
