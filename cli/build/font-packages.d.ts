/** The parts of the packages that are used: three have no types, and those of subset-font lack `keepFeatures`. */
declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: "woff2";
      /** A range of weights, or a single one. */
      variationAxes: Record<string, number | { min: number; max: number }>;
      keepFeatures: readonly string[];
    },
  ): Promise<Buffer>;
}

declare module "fontverter" {
  const fontverter: { convert(font: Buffer, format: "woff2"): Promise<Buffer> };
  export default fontverter;
}

declare module "svg2ttf" {
  /** @returns the bytes of a TrueType font; `ts` is the time of its creation, in seconds. */
  export default function svg2ttf(
    font: string,
    options: { ts: number },
  ): { buffer: Uint8Array };
}

declare module "pathkit-wasm/bin/pathkit.js" {
  export interface Path {
    op(other: Path, operation: number): Path;
    simplify(): Path;
    stroke(options: { width: number; cap: number; join: number }): Path;
    toSVGString(): string;
    /** Nine numbers of a matrix, row by row. */
    transform(...matrix: number[]): Path;
  }
  export interface PathKit {
    FromSVGString(path: string): Path;
    NewPath(): Path;
    PathOp: { UNION: number };
    StrokeCap: { ROUND: number };
    StrokeJoin: { ROUND: number };
  }
  export default function loadPathKit(options: { wasmBinary: Buffer }): Promise<PathKit>;
}
