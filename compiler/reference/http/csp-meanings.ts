/**
 * Meanings of the directives of Content-Security-Policy, in our own words. Sources: CSP Level 3, and for
 * directives that it lacks the specifications that browser-compat-data names.
 */
export const CSP_MEANINGS: Readonly<Record<string, string>> = {
  "base-uri": "limits the addresses that a <code>base</code> element can set",
  "block-all-mixed-content":
    "keeps a page that came over HTTPS from loading anything over HTTP. It is obsolete, because browsers now load such content over HTTPS or block it",
  "child-src": "limits where workers and frames are loaded from",
  "connect-src": "limits the addresses that scripts can connect to",
  "default-src":
    "stands in for the other directives that limit where something is loaded from, where they are missing",
  "fenced-frame-src": "limits where fenced frames are loaded from",
  "font-src": "limits where fonts are loaded from",
  "form-action": "limits the addresses that forms can be sent to",
  "frame-ancestors": "limits which pages can show this one in a frame",
  "frame-src": "limits where frames are loaded from",
  "img-src": "limits where images are loaded from",
  "manifest-src": "limits where the web app manifest is loaded from",
  "media-src": "limits where audio, video and text tracks are loaded from",
  "object-src":
    "limits where the content of <code>object</code> and <code>embed</code> elements is loaded from",
  "prefetch-src":
    "limits where resources are prefetched from. It is no longer in the standard, and <code>default-src</code> stands in for it",
  "report-to": "names the endpoint that violations are reported to",
  "report-uri":
    "gives the address that violations are reported to. It is deprecated: <code>report-to</code> replaces it, and a browser that supports both ignores it if both are there",
  "require-trusted-types-for":
    "lets only trusted types reach the places of the DOM that can run a text as code",
  sandbox: "puts the page into a sandbox, as the attribute of that name does for a frame",
  "script-src": "limits where scripts are loaded from and which scripts run",
  "script-src-attr": "limits which event handlers run that are written as attributes",
  "script-src-elem":
    "limits where <code>script</code> elements load scripts from and which of them run",
  "style-src": "limits where style sheets are loaded from and which styles apply",
  "style-src-attr": "limits which styles apply that are written as attributes",
  "style-src-elem":
    "limits which style sheets of <code>style</code> and <code>link</code> elements apply",
  "trusted-types": "limits the names of the policies that can create trusted types",
  "upgrade-insecure-requests":
    "makes the browser load what the page uses over HTTPS, also where the address says HTTP; links to other hosts stay as they are",
  "worker-src": "limits where workers are loaded from",
};
