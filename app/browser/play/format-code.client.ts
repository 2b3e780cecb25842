import type { Plugin } from "prettier";
import type { PlayCode } from "~/domain/play/play-state";
import { loadChunk } from "../loading/load-chunk";

const FORMATS = [
  { part: "html", language: "HTML", parser: "html" },
  { part: "css", language: "CSS", parser: "css" },
  { part: "js", language: "JavaScript", parser: "babel" },
] as const;

/** Where a syntax error is, because of which a part of the code stays as it is. */
export type FormatFault = Readonly<Record<"language" | "line", string | number>>;

/** Formats each part of the code. */
export async function formatCode(
  code: PlayCode,
): Promise<{ formatted: PlayCode; faults: readonly FormatFault[] }> {
  const { format, plugins } = await loadChunk("the formatter", loadFormatter);
  const formatted = { ...code };
  const faults: FormatFault[] = [];
  async function formatPart({ part, language, parser }: (typeof FORMATS)[number]) {
    try {
      formatted[part] = await format(code[part], { parser, plugins });
    } catch (error) {
      // Fails for errors that are none of the syntax.
      const { loc } = error as { loc: { start: { line: number } } };
      faults.push({ language, line: loc.start.line });
    }
  }
  await Promise.all(FORMATS.map(formatPart));
  return { formatted, faults };
}

async function loadFormatter() {
  const [{ format }, ...modules] = await Promise.all([
    import("prettier/standalone"),
    import("prettier/plugins/html"),
    import("prettier/plugins/postcss"),
    import("prettier/plugins/babel"),
    import("prettier/plugins/estree"),
  ]);
  return { format, plugins: modules.map((module) => module as Plugin) };
}
