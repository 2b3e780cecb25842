import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Kinds of files that compress well; images and fonts are compressed already. */
const TEXT_FILE = /\.(?:js|mjs|css|svg|json|txt|xml|html|webmanifest|wasm)$/;
/** Smaller files fit into one network packet without compression. */
const LEAST_BYTES = 512;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Puts compressed forms of a built site's files beside them, at the highest level because this
 * runs at build time. http/answers/serve-static-files sends them.
 *
 * @param {string} folder
 */
export async function packFiles(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  await Promise.all(
    names
      .filter((name) => TEXT_FILE.test(name))
      .map((name) => packFile(join(folder, name))),
  );
}

/** @param {string} file */
async function packFile(file) {
  const body = readFileSync(file);
  if (body.length < LEAST_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [brotli, zipped] = await Promise.all([
    toBrotli(body, { params }),
    toGzip(body, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  if (brotli.length < body.length) writeFileSync(`${file}.br`, brotli);
  if (zipped.length < body.length) writeFileSync(`${file}.gz`, zipped);
}
