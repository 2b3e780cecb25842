/**
 * Meanings of attribute values with pages of their own. Source: HTML ("Link types", "meta") and
 * the specifications that browser-compat-data names.
 */
export const VALUE_MEANINGS: Readonly<Record<string, string>> = {
  "rel=alternate_stylesheet": "Links a style sheet that the reader can choose instead.",
  "rel=compression-dictionary":
    "Links a dictionary that the browser can use to decode later responses.",
  "rel=dns-prefetch": "Advises the browser to look up the address of a host early.",
  "rel=expect":
    "Names an element of the page that must be parsed before the page is shown.",
  "rel=icon": "Links an icon that stands for the page.",
  "rel=manifest": "Links the manifest of the web app.",
  "rel=me": "Tells that the target stands for the same person as the page.",
  "rel=modulepreload":
    "Loads a module script early, and puts it into the map of modules.",
  "rel=noopener": "Opens the target without access to the window that opened it.",
  "rel=noreferrer":
    "Sends no `Referer` to the target, which also has no access to the window that opened it.",
  "rel=preconnect": "Advises the browser to connect to an origin early.",
  "rel=prefetch":
    "Advises the browser to load a resource that a later page is likely to need.",
  "rel=preload":
    "Makes the browser load a resource early that this page needs soon; `as` tells its kind.",
  "rel=prerender":
    "Is deprecated: it advised the browser to render a page ahead of time. Speculation rules replace it.",
  "name=color-scheme": "Names the color schemes that the page supports.",
  "name=referrer":
    "Sets how much of the address of the page is sent with requests that it makes.",
  "name=robots": "Tells crawlers whether to list the page and to follow its links.",
  "name=theme-color": "Proposes a color for the parts of the browser around the page.",
  "name=viewport": "Sets the size and the scale of the viewport, mostly on phones.",
  "type=importmap":
    "Holds an import map as JSON, which tells where modules are that are imported by name.",
  "type=module": "Holds or loads a JavaScript module.",
  "type=speculationrules":
    "Holds rules as JSON about pages that the browser may load ahead of time.",
};
