import { toDashed } from "~/domain/text/strings";
import { readText } from "../arguments";
import type { Macro } from "../macro";
import { renderCard } from "./banners";

const TYPES = [
  "worker",
  "dedicated",
  "service",
  "worker_except_service",
  "window_and_worker",
  "window_and_dedicated",
  "window_and_service",
  "window_and_worker_except_service",
  "window_and_worker_except_shared",
] as const;

/**
 * `{{AvailableInWorkers("window_and_dedicated")}}` names the workers; without a known type, all
 * of them.
 */
export const availableInWorkers: Macro = {
  names: ["availableinworkers"],
  render(args, { translate, locale }) {
    const name = readText(args, 0)?.toLowerCase();
    const type = TYPES.find((each) => each === name) ?? "default";
    return renderCard(
      "note",
      translate("note-label"),
      translate(`workers-${toDashed(type)}`, { locale }),
    );
  },
};
