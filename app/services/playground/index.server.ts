import type { ContentStore } from "~/content-store/content-store";
import { decodePlayState } from "./decode-play-state.server";
import { findCode } from "./find-code";
import type { PlaygroundService } from "./playground-service";

export { renderBlankRunner, renderRunner } from "./render-runner";
export type * from "./playground-service";

/** @param store Returns the current store, which may be swapped between calls. */
export function createPlaygroundService(store: () => ContentStore): PlaygroundService {
  return {
    decodeState: decodePlayState,
    findCode: (page, source) => findCode(store(), page, source),
  };
}
