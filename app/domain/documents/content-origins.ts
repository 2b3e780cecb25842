/**
 * Origins that pictures may have on any page. The security policy (CSP) allows these and
 * those that the operator adds (IMAGE_ORIGINS).
 */
export const IMAGE_ORIGINS: readonly string[] = [
  "https://mdn.github.io",
  "https://media.prod.mdn.mozit.cloud",
  "https://upload.wikimedia.org",
  "https://avatars.githubusercontent.com",
  "https://profile.accounts.firefox.com",
];

/** Origin of avatars of the code host: `/{name}?size=160`. */
export const CODE_HOST_AVATARS = "https://avatars.githubusercontent.com";

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
