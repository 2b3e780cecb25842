/**
 * Origins of Scrimba, a partner whose screencast lessons articles embed as
 * `<scrim-inline>`.
 */
export const SCRIMBA_ORIGINS = ["https://scrimba.com", "https://v2.scrimba.com"] as const;

/**
 * Origins that frames in articles may have. The compiler removes other frames, and the
 * security policy (CSP) blocks them.
 */
export const ARTICLE_FRAME_ORIGINS = [
  "https://mdn.github.io",
  "https://jsfiddle.net",
  "https://codepen.io",
  "https://www.youtube-nocookie.com",
  ...SCRIMBA_ORIGINS,
] as const;
