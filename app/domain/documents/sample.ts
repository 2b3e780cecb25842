/** Heights of an interactive example; an example without one has the default height. */
export const EXAMPLE_HEIGHTS = [
  "shorter",
  "taller",
  "tabbed-shorter",
  "tabbed-standard",
  "tabbed-taller",
] as const;
export type ExampleHeight = (typeof EXAMPLE_HEIGHTS)[number];

/** Kind of interactive example: pick a declaration, run a script, edit in tabs. */
export const EXAMPLE_TEMPLATES = ["choice", "console", "tabbed"] as const;
export type ExampleTemplate = (typeof EXAMPLE_TEMPLATES)[number];

/**
 * Sandbox tokens a sample's frame may add to the common ones. None lets the frame
 * navigate the page.
 */
export const SANDBOX_EXTRAS: readonly string[] = [
  "allow-forms",
  "allow-modals",
  "allow-popups",
];

/** Begins the class of each block of a live sample; its id follows. */
export const SAMPLE_CLASS = "live-sample---";

/** The code blocks of a live sample, joined per language (content format, section 5.2). */
export interface LiveSample {
  kind: "live";
  /** Unique among the page's live samples; also the frame's `data-live-id`. */
  id: string;
  html: string;
  css: string;
  js: string;
}

/** A page's interactive example with its code (content format, section 5.4). */
export interface InteractiveExample {
  kind: "interactive";
  /** Unique among the page's interactive examples; also the element's `data-live-id`. */
  id: string;
  template: ExampleTemplate;
  name: string;
  height: ExampleHeight | null;
  html: string;
  css: string;
  js: string;
  /** WebAssembly text; `{%wasm-url%}` in the script refers to the compiled module. */
  wat: string;
  /** Declarations to choose from, in page order. */
  choices: string[];
}

export type Sample = LiveSample | InteractiveExample;

/** The height of this name, ignoring case; null for any other text. */
export function parseExampleHeight(text: string): ExampleHeight | null {
  const wanted = text.toLowerCase();
  return EXAMPLE_HEIGHTS.find((height) => height === wanted) ?? null;
}
