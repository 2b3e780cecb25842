import { describeBadFrameSize } from "../../flaws/embeds";
import { readText } from "../arguments";
import type { MacroArgument, MacroContext } from "../macro";

const SIZE = /^(\d+(?:\.\d+)?)(px|%)?$/;
/** Written for what a frame does by itself. */
const FULL_SIZE = "auto";

export interface FrameSizeOptions {
  name: "width" | "height";
  args: readonly MacroArgument[];
  index: number;
  /** Fewer pixels than these are too few to see anything. */
  least?: number;
}

/** A size attribute with its leading space; empty when none is given or none that HTML has. */
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
