const LEAST = /** @type {const} */ ([20, 19]);

/**
 * Explains that Node is too old; null for a supported version.
 *
 * @param {string} version such as `20.19.0`
 */
export function explainNodeVersion(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const isEnough = major > LEAST[0] || (major === LEAST[0] && minor >= LEAST[1]);
  return isEnough
    ? null
    : `Node ${LEAST.join(".")} or newer is needed; this is ${version}.`;
}
