/** The accounts provider does not answer, or answers what nobody can use. */
export class ProviderError extends Error {
  override readonly name = "ProviderError";
}

/** The provider says no: the code is used up, not for us, or not for this browser. */
export class RefusedError extends Error {
  override readonly name = "RefusedError";
}
