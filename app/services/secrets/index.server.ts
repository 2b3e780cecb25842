import { createHmac, randomBytes } from "node:crypto";
import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { getOrCreate } from "~/domain/text/get-or-create";
import { makeFolder } from "~/make-folder.server";

export { createSealedBox, type SealedBox } from "./sealed-box.server";

export interface Secrets {
  /** Derives an independent key for each purpose. */
  deriveKey(purpose: string): string;
  /** Keyed hash (HMAC): deterministic, and not reversible by brute force without the secret. */
  hash(purpose: string, text: string): string;
}

/** Keys and hashes are HMACs (SHA-256) in base64url: 43 characters, the same on every server. */
export function createSecrets(sessionSecret: string): Secrets {
  const keys = new Map<string, string>();
  const deriveKey = (purpose: string) =>
    getOrCreate(keys, purpose, () => sign(sessionSecret, purpose));
  return { deriveKey, hash: (purpose, text) => sign(deriveKey(purpose), text) };
}

function sign(key: string, text: string): string {
  return createHmac("sha256", key).update(text).digest("base64url");
}

const FILE_NAME = "session-secret";
const SECRET_BYTES = 32;
const LEAST_CHARACTERS = 32;

/** The file contains no valid secret. The message is for operators. */
export class SecretFileError extends Error {
  override readonly name = "SecretFileError";
}

/** Returns the configured secret, else the one in DATA_DIR, which the first start creates. */
export function loadSessionSecret({
  given,
  dataDir,
}: {
  given: string | undefined;
  dataDir: string;
}): string {
  if (given !== undefined) return given;
  const file = join(dataDir, FILE_NAME);
  const known = findSecret(file) ?? (createSecret(dataDir, file), findSecret(file));
  if (known === null || known.length < LEAST_CHARACTERS)
    throw new SecretFileError(
      `${file} contains no secret of at least ${LEAST_CHARACTERS} characters. Delete it to generate a new one (the addresses of readers' collections and feeds end), or set SESSION_SECRET.`,
    );
  return known;
}

function findSecret(file: string): string | null {
  try {
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

/** Creates the file atomically; of two concurrent servers, the first wins. */
function createSecret(dataDir: string, file: string): void {
  makeFolder(dataDir);
  const draft = `${file}.${process.pid}.${randomBytes(4).toString("hex")}`;
  const secret = randomBytes(SECRET_BYTES).toString("base64url");
  try {
    writeFileSync(draft, `${secret}\n`, { mode: 0o600 });
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST"))
      throw error;
  } finally {
    // A full disk leaves an empty draft; supervisors would add one with each start.
    rmSync(draft, { force: true });
  }
}
