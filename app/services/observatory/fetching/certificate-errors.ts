const UNABLE_TO = [
  "GET_ISSUER_CERT",
  "GET_ISSUER_CERT_LOCALLY",
  "GET_CRL",
  "DECRYPT_CERT_SIGNATURE",
  "DECRYPT_CRL_SIGNATURE",
  "DECODE_ISSUER_PUBLIC_KEY",
  "VERIFY_LEAF_SIGNATURE",
].map((code) => `UNABLE_TO_${code}`);
const CERTIFICATE = [
  "SIGNATURE_FAILURE",
  "NOT_YET_VALID",
  "HAS_EXPIRED",
  "CHAIN_TOO_LONG",
  "REVOKED",
  "UNTRUSTED",
  "REJECTED",
].map((code) => `CERT_${code}`);
const REVOCATION = ["SIGNATURE_FAILURE", "NOT_YET_VALID", "HAS_EXPIRED"].map(
  (code) => `CRL_${code}`,
);
const FIELDS = [
  "CERT_NOT_BEFORE_FIELD",
  "CERT_NOT_AFTER_FIELD",
  "CRL_LAST_UPDATE_FIELD",
  "CRL_NEXT_UPDATE_FIELD",
].map((code) => `ERROR_IN_${code}`);

/** Why TLS refuses a certificate, as Node names it. */
const CODES: ReadonlySet<string> = new Set([
  ...UNABLE_TO,
  ...CERTIFICATE,
  ...REVOCATION,
  ...FIELDS,
  "OUT_OF_MEM",
  "DEPTH_ZERO_SELF_SIGNED_CERT",
  "SELF_SIGNED_CERT_IN_CHAIN",
  "INVALID_CA",
  "PATH_LENGTH_EXCEEDED",
  "INVALID_PURPOSE",
  "HOSTNAME_MISMATCH",
  "ERR_TLS_CERT_ALTNAME_INVALID",
]);

export function isCertificateError(error: unknown): boolean {
  return CODES.has(readCode(error));
}

/** The code of a system's error; empty for others. */
export function readCode(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
