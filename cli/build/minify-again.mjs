import { minify } from "terser";

/**
 * Minifies chunks once more when they are finished: Vite adds the code that loads their styles after its own
 * minifier, and names get shorter. Half a per cent less of all scripts, 0.9 kB.
 *
 * @param {import("terser").MinifyOptions} options
 * @returns {import("vite").Plugin}
 */
export function minifyAgain(options) {
  return {
    name: "minify-again",
    enforce: "post",
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    async generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === "chunk")
          chunk.code = (await minify(chunk.code, options)).code ?? chunk.code;
    },
  };
}
