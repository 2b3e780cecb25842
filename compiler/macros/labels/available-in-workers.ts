import { readText } from "../arguments";
import type { Macro } from "../macro";
import { renderCard } from "./banners";

const TYPES: ReadonlySet<string> = new Set([
  "worker",
  "dedicated",
  "service",
  "worker_except_service",
  "window_and_worker",
  "window_and_dedicated",
  "window_and_service",
  "window_and_worker_except_service",
  "window_and_worker_except_shared",
]);

/** `{{AvailableInWorkers("window_and_dedicated")}}`; another type or none: in all workers. */
export const availableInWorkers: Macro = {
  names: ["availableinworkers"],
  render(args, { translate, locale }) {
    const type = readText(args, 0)?.toLowerCase() ?? "";
    const text = TYPES.has(type) ? type.replaceAll("_", "-") : "default";
    return renderCard(
      "note",
      translate("note-label"),
      translate(`workers-${text}`, { locale }),
    );
  },
};
