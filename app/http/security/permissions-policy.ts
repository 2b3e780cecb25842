/**
 * Features that only code samples use, with the reader's permission. Names unknown to Chromium are
 * omitted, because it warns about them on every page.
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

/** Features that are always disabled. */
const OF_NOBODY = ["browsing-topics", "idle-detection"];

/**
 * @param runnerOrigins Origins that run code samples; without any, samples run in a sandbox that
 * lacks these features.
 */
export function renderPermissions(runnerOrigins: readonly string[]): string {
  const allowed = `(${runnerOrigins.map((origin) => `"${origin}"`).join(" ")})`;
  return [
    ...OF_SAMPLES.map((feature) => `${feature}=${allowed}`),
    ...OF_NOBODY.map((feature) => `${feature}=()`),
  ].join(", ");
}
