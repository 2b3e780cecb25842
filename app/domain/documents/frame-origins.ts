/**
 * Sites whose frames articles may show: the compiler removes other frames, and the pages'
 * security policy lets the browser load no others.
 */
export const ARTICLE_FRAME_ORIGINS = [
  "https://mdn.github.io",
  "https://jsfiddle.net",
  "https://codepen.io",
  "https://www.youtube-nocookie.com",
  "https://scrimba.com",
  "https://v2.scrimba.com",
] as const;
