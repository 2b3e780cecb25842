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
