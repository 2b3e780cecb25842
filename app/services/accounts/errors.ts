/** The accounts provider is unavailable, or its response is invalid. */
export class ProviderError extends Error {
  override readonly name = "ProviderError";
}

/**
 * The provider rejects the sign-in: the code is used, for another client, or for another browser.
 */
export class RefusedError extends Error {
  override readonly name = "RefusedError";
}
