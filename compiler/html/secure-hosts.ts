/** Hosts that pages of web documentation link to, and that redirect HTTP to HTTPS. */
const SECURE_HOSTS = new Set(
  `
  bugs.webkit.org bugzilla.mozilla.org caniuse.com chromium.org codepen.io
  commons.wikimedia.org creativecommons.org css-tricks.com datatracker.ietf.org
  dev.to developer.apple.com developer.chrome.com developer.mozilla.org drafts.csswg.org
  ecma-international.org en.wikipedia.org fetch.spec.whatwg.org github.com
  hacks.mozilla.org html.spec.whatwg.org json.org jsfiddle.net khronos.org
  nodejs.org npmjs.com play.google.com rfc-editor.org stackoverflow.com support.mozilla.org
  tc39.es tools.ietf.org unicode.org w3.org web.dev webkit.org whatwg.org wiki.mozilla.org
  www.chromium.org www.ecma-international.org www.ietf.org www.json.org www.khronos.org
  www.mozilla.org www.npmjs.com www.rfc-editor.org www.unicode.org www.w3.org
  www.whatwg.org www.youtube.com youtu.be youtube.com
  `
    .trim()
    .split(/\s+/),
);

/** Tells whether a host, with a port where it has one, is known to serve HTTPS. */
export function isSecureHost(host: string): boolean {
  return SECURE_HOSTS.has(host.toLowerCase());
}
