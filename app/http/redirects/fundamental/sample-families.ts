import type { FundamentalFamily, FundamentalRule } from "./rule";

const MEDIA = "^media/(?:redesign/)?";
const CANVAS_TUTORIAL = "docs/Web/API/Canvas_API/Tutorial";
const CANVAS_CONTEXT = "docs/Web/API/CanvasRenderingContext2D";

/** Canvas tutorial samples by the number in their file name, with the page that shows them now. */
const CANVAS_SAMPLES: readonly (readonly [file: string, to: string])[] = [
  ["2_1_canvas_rect", `${CANVAS_TUTORIAL}/Drawing_shapes#rectangular_shape_example`],
  ["2_2_canvas_moveto", `${CANVAS_TUTORIAL}/Drawing_shapes#moving_the_pen`],
  ["2_3_canvas_lineto", `${CANVAS_TUTORIAL}/Drawing_shapes#lines`],
  ["2_4_canvas_arc", `${CANVAS_TUTORIAL}/Drawing_shapes#arcs`],
  ["2_[56]_canvas_\\w+", `${CANVAS_TUTORIAL}/Drawing_shapes#bezier_and_quadratic_curves`],
  ["3_1_canvas_drawimage", `${CANVAS_TUTORIAL}/Using_images#drawing_images`],
  ["3_2_canvas_drawimage", `${CANVAS_TUTORIAL}/Using_images#example_tiling_an_image`],
  ["3_3_canvas_drawimage", `${CANVAS_TUTORIAL}/Using_images#example_framing_an_image`],
  ["3_4_canvas_gallery", `${CANVAS_TUTORIAL}/Using_images#art_gallery_example`],
  ["4_1_canvas_fillstyle", `${CANVAS_CONTEXT}/fillStyle`],
  ["4_2_canvas_strokestyle", `${CANVAS_CONTEXT}/strokeStyle`],
  ["4_3_canvas_globalalpha", `${CANVAS_CONTEXT}/globalAlpha`],
  ["4_6_canvas_linecap", `${CANVAS_CONTEXT}/lineCap`],
  ["4_7_canvas_linejoin", `${CANVAS_CONTEXT}/lineJoin`],
  ["4_8_canvas_miterlimit", `${CANVAS_CONTEXT}/miterLimit`],
  ["4_11_canvas_createpattern", `${CANVAS_CONTEXT}/createPattern`],
  ["4_\\d+_canvas_\\w+", `${CANVAS_TUTORIAL}/Applying_styles_and_colors`],
  [
    "5_1_canvas_savestate",
    `${CANVAS_TUTORIAL}/Transformations#saving_and_restoring_state`,
  ],
  ["5_2_canvas_translate", `${CANVAS_CONTEXT}/translate`],
  ["5_3_canvas_rotate", `${CANVAS_CONTEXT}/rotate`],
  ["5_4_canvas_scale", `${CANVAS_CONTEXT}/scale`],
  ["6_2_canvas_clipping", `${CANVAS_TUTORIAL}/Compositing#clipping_paths`],
  [
    "(?:6_1_canvas_composite|globalCompositeOperation)",
    `${CANVAS_CONTEXT}/globalCompositeOperation`,
  ],
];

/** Samples that moved to GitHub Pages. */
const HOSTED_SAMPLES: readonly FundamentalRule[] = [
  moved(
    /^samples\/raycaster\/raycaster\.html$/i,
    "https://mdn.github.io/canvas-raycaster/index.html",
  ),
  moved(
    /^samples\/raycaster\/(input\.js|Level\.js|Player\.js|RayCaster\.js|trace\.css|trace\.js)$/i,
    "https://mdn.github.io/canvas-raycaster/$1",
  ),
  moved(
    /^samples\/webgl\/sample[1-8]\/(glUtils\.js|sylvester\.js|webgl\.css)$/i,
    "https://mdn.github.io/webgl-examples/tutorial/$1",
  ),
  moved(
    /^samples\/webgl\/(sample[1-8](?:\/(?:index\.html|webgl-demo\.js|cubetexture\.png|Firefox\.ogv))?)$/i,
    "https://mdn.github.io/webgl-examples/tutorial/$1",
  ),
];

export const SAMPLE_FAMILIES: readonly FundamentalFamily[] = [
  {
    name: "old static media",
    rules: [
      moved(new RegExp(`${MEDIA}css/(.*)-min\\.css$`, "i"), "static/build/styles/$1.css"),
      moved(new RegExp(`${MEDIA}js/(.*)-min\\.js$`, "i"), "static/build/js/$1.js"),
      moved(new RegExp(`${MEDIA}css(?=/|$)`, "i"), "static/styles"),
      moved(new RegExp(`${MEDIA}(img|js|fonts)(?=/|$)`, "i"), "static/$1"),
    ],
  },
  {
    name: "double slashes inside a path",
    rules: [
      // Fixes up to two places per hop, as the old server did.
      moved(/^(.+?)\/\/+(.+?)\/\/+(?=[^/])/, "$1_$2_"),
      moved(/^(.*[^/])\/\/+(?=[^/])/, "$1_"),
      moved(/^(.*[^/])\/\/+$/, "$1/"),
    ],
  },
  {
    name: "canvas tutorial, raycaster and WebGL samples",
    rules: [
      ...CANVAS_SAMPLES.map(([file, to]) =>
        moved(new RegExp(`^samples/canvas-tutorial/${file}\\.html$`, "i"), to),
      ),
      ...HOSTED_SAMPLES,
    ],
  },
  {
    name: "other samples",
    rules: [
      {
        scope: "site",
        pattern: /^samples\//i,
        to: "https://media.prod.mdn.mozit.cloud/samples/",
        status: 302,
      },
    ],
  },
];

function moved(pattern: RegExp, to: string): FundamentalRule {
  return { scope: "site", pattern, to, status: 301 };
}
