/** Heights that a writer can give an interactive example; without one it has the plain height. */
export const EXAMPLE_HEIGHTS = [
  "shorter",
  "taller",
  "tabbed-shorter",
  "tabbed-standard",
  "tabbed-taller",
] as const;
export type ExampleHeight = (typeof EXAMPLE_HEIGHTS)[number];

/** How an interactive example is worked with: pick a line, run a script, edit in tabs. */
export type ExampleTemplate = "choice" | "console" | "tabbed";

/** What a sample's frame may be given beyond what each has. None of it leads the reader away. */
export const SANDBOX_EXTRAS: readonly string[] = [
  "allow-forms",
  "allow-modals",
  "allow-popups",
];

/** The code blocks of a live sample, joined per language (content format, section 5.2). */
export interface LiveSample {
  kind: "live";
  /** Unique among the page's live samples; the frame's `data-live-id`. */
  id: string;
  html: string;
  css: string;
  js: string;
}

/** A page's interactive example with its code (content format, section 5.4). */
export interface InteractiveExample {
  kind: "interactive";
  /** Unique among the page's interactive examples; the element's `data-live-id`. */
  id: string;
  template: ExampleTemplate;
  name: string;
  height: ExampleHeight | null;
  html: string;
  css: string;
  js: string;
  /** WebAssembly text, which `{%wasm-url%}` in the script stands for. */
  wat: string;
  /** Declarations to choose from, in the order of the page. */
  choices: string[];
}

export type Sample = LiveSample | InteractiveExample;

/** The accepted name of a height, whatever its case; null for any other text. */
export function parseExampleHeight(text: string): ExampleHeight | null {
  const wanted = text.toLowerCase();
  return EXAMPLE_HEIGHTS.find((height) => height === wanted) ?? null;
}
