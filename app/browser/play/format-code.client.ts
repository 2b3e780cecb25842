import type { Plugin } from "prettier";
import type { PlayCode } from "~/domain/play/play-state";
import { loadChunk } from "../loading/load-chunk";

const PARSERS = { html: "html", css: "css", js: "babel" } as const;

/** Formats each part of the code; a part with a syntax error stays unchanged. */
export async function formatCode(code: PlayCode): Promise<PlayCode> {
  const { format, plugins } = await loadChunk("the formatter", loadFormatter);
  async function formatPart(part: keyof PlayCode): Promise<string> {
    try {
      return await format(code[part], { parser: PARSERS[part], plugins });
    } catch {
      return code[part];
    }
  }
  const [html, css, js] = await Promise.all([
    formatPart("html"),
    formatPart("css"),
    formatPart("js"),
  ]);
  return { html, css, js };
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
