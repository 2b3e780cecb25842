import compat from "~/ui/compat-table/compat-table.css?url";
import diagrams from "./diagrams.css?url";
import examples from "./examples.css?url";
import type { PartStyle } from "./link-styles";
import queue from "./play-queue.css?url";

export const ARTICLE_STYLES: readonly PartStyle[] = [
  { url: examples, start: "<interactive-example " },
  { url: diagrams, start: '<div class="inheritance-diagram"' },
  { url: compat, start: '<div class="bc ' },
  { url: queue, start: '<div class="play-queue"' },
];
