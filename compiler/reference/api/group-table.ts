/**
 * Assigns interfaces to a group by the address of their specification; the name is the title of
 * the overview page.
 */
interface GroupRule {
  prefix: string;
  name: string;
  /**
   * Path of the overview page below `Web/API`, with the upper-case letters of its address on MDN, which links in
   * Markdown have; default: the name.
   */
  path?: string;
}

const HTML = "https://html.spec.whatwg.org/multipage/";
const CSSWG = "https://drafts.csswg.org/";
const HOUDINI = "https://drafts.css-houdini.org/";
const W3C = "https://w3c.github.io/";
const XR = "https://immersive-web.github.io/";

const RULES: readonly GroupRule[] = [
  { prefix: "https://dom.spec.whatwg.org/", name: "DOM", path: "Document_Object_Model" },
  { prefix: `${HTML}canvas`, name: "Canvas API" },
  { prefix: `${HTML}imagebitmap`, name: "Canvas API" },
  { prefix: `${HTML}comms`, name: "HTML DOM", path: "HTML_DOM_API" },
  { prefix: `${HTML}custom-elements`, name: "Web Components", path: "Web_components" },
  { prefix: `${HTML}dnd`, name: "HTML Drag and Drop API" },
  {
    prefix: `${HTML}server-sent-events`,
    name: "Server Sent Events",
    path: "Server-sent_events",
  },
  { prefix: `${HTML}web-messaging.html#broadcasting`, name: "Broadcast Channel API" },
  { prefix: `${HTML}web-messaging`, name: "Channel Messaging API" },
  { prefix: `${HTML}webstorage`, name: "Web Storage API" },
  { prefix: `${HTML}workers`, name: "Web Workers API" },
  { prefix: `${HTML}worklets`, name: "Worklets", path: "Worklet_API" },
  { prefix: HTML, name: "HTML DOM", path: "HTML_DOM_API" },
  { prefix: "https://websockets.spec.whatwg.org/", name: "WebSockets API" },
  { prefix: "https://fs.spec.whatwg.org/", name: "File System API" },
  { prefix: "https://xhr.spec.whatwg.org/", name: "XMLHttpRequest API" },
  {
    prefix: "https://webidl.spec.whatwg.org/",
    name: "DOM",
    path: "Document_Object_Model",
  },
  { prefix: "https://bluetooth.spec.whatwg.org/", name: "Web Bluetooth API" },
  { prefix: "https://serial.spec.whatwg.org/", name: "Web Serial API" },
  { prefix: "https://compression.spec.whatwg.org/", name: "Compression Streams API" },
  {
    prefix: `${CSSWG}geometry`,
    name: "Geometry Interfaces",
    path: "Geometry_interfaces",
  },
  { prefix: `${CSSWG}filter-effects`, name: "SVG", path: "SVG_API" },
  { prefix: `${CSSWG}css-masking`, name: "SVG", path: "SVG_API" },
  { prefix: `${CSSWG}css-font-loading`, name: "CSS Font Loading API" },
  { prefix: `${CSSWG}css-highlight-api`, name: "CSS Custom Highlight API" },
  { prefix: `${CSSWG}css-view-transitions`, name: "View Transition API" },
  { prefix: `${CSSWG}resize-observer`, name: "Resize Observer API" },
  {
    prefix: `${CSSWG}scroll-animations`,
    name: "Web Animations",
    path: "Web_Animations_API",
  },
  {
    prefix: `${CSSWG}web-animations`,
    name: "Web Animations",
    path: "Web_Animations_API",
  },
  { prefix: `${CSSWG}mediaqueries-5/#preference`, name: "User Preferences API" },
  { prefix: `${CSSWG}cssom-view`, name: "CSSOM view API" },
  { prefix: CSSWG, name: "CSSOM", path: "CSS_Object_Model" },
  { prefix: `${HOUDINI}css-typed-om`, name: "CSS Typed Object Model API" },
  { prefix: `${HOUDINI}css-paint-api`, name: "CSS Painting API" },
  {
    prefix: `${HOUDINI}css-properties-values-api`,
    name: "CSS Properties and Values API",
  },
  { prefix: `${W3C}svgwg/`, name: "SVG", path: "SVG_API" },
  { prefix: "https://svgwg.org/", name: "SVG", path: "SVG_API" },
  { prefix: "https://www.w3.org/TR/SVG", name: "SVG", path: "SVG_API" },
  { prefix: `${W3C}IndexedDB/`, name: "IndexedDB API" },
  {
    prefix: `${W3C}ServiceWorker/`,
    name: "Service Workers API",
    path: "Service_Worker_API",
  },
  { prefix: `${W3C}webrtc-`, name: "WebRTC", path: "WebRTC_API" },
  {
    prefix: `${W3C}mediacapture-main/`,
    name: "Media Capture and Streams",
    path: "Media_Capture_and_Streams_API",
  },
  {
    prefix: `${W3C}mediacapture-record/`,
    name: "MediaStream Recording",
    path: "MediaStream_Recording_API",
  },
  {
    prefix: `${W3C}mediacapture-image/`,
    name: "Image Capture API",
    path: "MediaStream_Image_Capture_API",
  },
  { prefix: `${W3C}mediacapture-screen-share/`, name: "Screen Capture API" },
  { prefix: `${W3C}mediacapture-region/`, name: "Screen Capture API" },
  {
    prefix: "https://screen-share.github.io/element-capture/",
    name: "Screen Capture API",
  },
  {
    prefix: `${W3C}media-source/`,
    name: "Media Source Extensions",
    path: "Media_Source_Extensions_API",
  },
  {
    prefix: `${W3C}encrypted-media/`,
    name: "Encrypted Media Extensions",
    path: "Encrypted_Media_Extensions_API",
  },
  { prefix: `${W3C}media-capabilities/`, name: "Media Capabilities API" },
  { prefix: `${W3C}mediasession/`, name: "Media Session API" },
  { prefix: `${W3C}picture-in-picture/`, name: "Picture-in-Picture API" },
  {
    prefix: "https://wicg.github.io/document-picture-in-picture/",
    name: "Document Picture-in-Picture API",
  },
  { prefix: `${W3C}webauthn/`, name: "Web Authentication API" },
  { prefix: `${W3C}webappsec-credential-management/`, name: "Credential Management API" },
  { prefix: `${W3C}webcrypto/`, name: "Web Crypto API" },
  { prefix: `${W3C}FileAPI/`, name: "File API" },
  { prefix: `${W3C}uievents/`, name: "UI Events" },
  { prefix: `${W3C}pointerevents/`, name: "Pointer Events", path: "Pointer_events" },
  { prefix: `${W3C}touch-events/`, name: "Touch Events", path: "Touch_events" },
  { prefix: `${W3C}clipboard-apis/`, name: "Clipboard API" },
  {
    prefix: `${W3C}deviceorientation/`,
    name: "Device Orientation Events",
    path: "Device_orientation_events",
  },
  {
    prefix: `${W3C}web-based-payment-handler/`,
    name: "Payment Handler API",
    path: "Web-based_Payment_Handler_API",
  },
  { prefix: `${W3C}webvtt/`, name: "WebVTT", path: "WebVTT_API" },
  { prefix: `${W3C}battery/`, name: "Battery Status API" },
  {
    prefix: `${W3C}requestidlecallback/`,
    name: "Background Tasks",
    path: "Background_Tasks_API",
  },
  { prefix: `${W3C}reporting/`, name: "Reporting API" },
  {
    prefix: `${W3C}webappsec-csp/#securitypolicyviolation`,
    name: "Content Security Policy",
    path: "Content_Security_Policy_API",
  },
  { prefix: `${W3C}webappsec-csp/`, name: "Reporting API" },
  { prefix: "https://wicg.github.io/deprecation-reporting/", name: "Reporting API" },
  { prefix: "https://wicg.github.io/intervention-reporting/", name: "Reporting API" },
  { prefix: `${W3C}IntersectionObserver/`, name: "Intersection Observer API" },
  ...[
    "container-timing",
    "element-timing",
    "event-timing",
    "hr-time",
    "largest-contentful-paint",
    "navigation-timing",
    "paint-timing",
    "performance-timeline",
    "resource-timing",
    "server-timing",
    "user-timing",
  ].map((path) => ({
    prefix: `${W3C}${path}/`,
    name: "Performance API",
    path: "Performance_API",
  })),
  {
    prefix: "https://www.w3.org/TR/long-animation-frames/",
    name: "Performance API",
    path: "Performance_API",
  },
  { prefix: "https://wicg.github.io/layout-instability/", name: "Performance API" },
  { prefix: "https://wicg.github.io/soft-navigations/", name: "Performance API" },
  ...[
    "accelerometer",
    "ambient-light",
    "gyroscope",
    "magnetometer",
    "orientation-sensor",
    "sensors",
  ].map((path) => ({
    prefix: `${W3C}${path}/`,
    name: "Sensor API",
    path: "Sensor_APIs",
  })),
  { prefix: "https://webaudio.github.io/web-midi-api/", name: "Web MIDI API" },
  {
    prefix: "https://wicg.github.io/entries-api/",
    name: "File and Directory Entries API",
  },
  {
    prefix: "https://wicg.github.io/background-sync/",
    name: "Background Synchronization API",
  },
  {
    prefix: "https://wicg.github.io/periodic-background-sync/",
    name: "Web Periodic Background Synchronization API",
  },
  { prefix: "https://wicg.github.io/background-fetch/", name: "Background Fetch API" },
  {
    prefix: "https://wicg.github.io/scheduling-apis/",
    name: "Prioritized Task Scheduling API",
  },
  {
    prefix: "https://wicg.github.io/ua-client-hints/",
    name: "User-Agent Client Hints API",
  },
  {
    prefix: "https://wicg.github.io/fenced-frame/",
    name: "Fenced Frame API",
    path: "Fenced_frame_API",
  },
  { prefix: "https://w3c-fedid.github.io/FedCM/", name: "FedCM API" },
  {
    prefix: "https://privacycg.github.io/saa-non-cookie-storage/",
    name: "Storage Access API",
  },
  {
    prefix: "https://wicg.github.io/shape-detection-api/#barcode",
    name: "Barcode Detection API",
  },
  {
    prefix: `${W3C}mediacapture-transform/`,
    name: "Insertable Streams for MediaStreamTrack API",
  },
  { prefix: "https://registry.khronos.org/webgl/", name: "WebGL API" },
  { prefix: XR, name: "WebXR Device API" },
];

/** Words of a specification's title about the document, not its subject. */
const DOCUMENT_WORDS =
  /™|\s+-?\s*Level \d.*$|\s+\d+(?:\.\d+)*$|\s+(?:Module|Nightly|Specification)\b|\s*\([^)]*\)/g;

export interface GroupName {
  name: string;
  slug: string;
}

/** Finds the group of a specification; by its title when no rule matches. */
export function findGroupName(specUrl: string, specTitle: string): GroupName | null {
  const rule = RULES.find(({ prefix }) => specUrl.startsWith(prefix));
  if (rule) return { name: rule.name, slug: toSlug(rule.path ?? rule.name) };
  if (specTitle === "" || specTitle.startsWith("Unknown")) return null;
  const subject = specTitle
    .replace(DOCUMENT_WORDS, "")
    .replace(/^The |:.*$/g, "")
    .trim();
  const name = /\bAPIs?$/.test(subject) ? subject : `${subject} API`;
  return { name, slug: toSlug(name) };
}

function toSlug(path: string): string {
  return `Web/API/${path.replaceAll(" ", "_").replace(/[()]/g, "")}`;
}
