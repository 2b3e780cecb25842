/**
 * Features that no page of the site uses itself: samples and examples may, each if its reader agrees. Names
 * that Chromium does not know are left out, because it warns of them on every page.
 */
const OF_SAMPLES = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "serial",
  "usb",
  "xr-spatial-tracking",
];

/** Nobody's, here. */
const OF_NOBODY = ["browsing-topics", "idle-detection"];

/** @param runnerOrigins Origins that run samples; without one they run in a sandbox, without these. */
export function renderPermissions(runnerOrigins: readonly string[]): string {
  const allowed = `(${runnerOrigins.map((origin) => `"${origin}"`).join(" ")})`;
  return [
    ...OF_SAMPLES.map((feature) => `${feature}=${allowed}`),
    ...OF_NOBODY.map((feature) => `${feature}=()`),
  ].join(", ");
}
