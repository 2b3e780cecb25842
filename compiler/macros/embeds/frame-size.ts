import { describeBadFrameSize } from "../../flaws/embeds";
import { readText } from "../arguments";
import type { MacroArgument, MacroContext } from "../macro";

const SIZE = /^(\d+(?:\.\d+)?)(px|%)?$/;
/** Keyword for a frame's default size. */
const FULL_SIZE = "auto";

export interface FrameSizeOptions {
  name: "width" | "height";
  args: readonly MacroArgument[];
  index: number;
  /** Fewer pixels than this show nothing useful. */
  least?: number;
}

/** Renders a size attribute with a leading space; empty for a missing or invalid size. */
export function renderFrameSize(
  { name, args, index, least = 0 }: FrameSizeOptions,
  { report }: Pick<MacroContext, "report">,
): string {
  const written = readText(args, index);
  if (written === null || written === FULL_SIZE) return "";
  const [, number, unit] = SIZE.exec(written.toLowerCase()) ?? [];
  if (number === undefined) {
    report(describeBadFrameSize(name, written));
    return "";
  }
  const isTooSmall = unit !== "%" && Number(number) < least;
  return ` ${name}="${isTooSmall ? String(least) : written.toLowerCase()}"`;
}
