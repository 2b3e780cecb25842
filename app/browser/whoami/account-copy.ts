import type { ShownUser } from "~/domain/accounts/user";

const KEY = "whoami";

type CopyStorage = Pick<Storage, "getItem" | "setItem">;

/**
 * Stores the signed-in reader in sessionStorage, for display while the server cannot look
 * the session up.
 */
export function keepAccountCopy(
  user: ShownUser,
  // Lazy, because accessing sessionStorage may throw.
  getStorage: () => CopyStorage = () => sessionStorage,
): void {
  try {
    getStorage().setItem(KEY, JSON.stringify(user));
  } catch (error) {
    console.warn("The account copy can't be stored.", error);
  }
}

/** The stored copy; null when it is missing or invalid. */
export function readAccountCopy(
  getStorage: () => CopyStorage = () => sessionStorage,
): Pick<ShownUser, "email"> | null {
  try {
    const copy: unknown = JSON.parse(getStorage().getItem(KEY) ?? "null");
    return isCopy(copy) ? { email: copy.email } : null;
  } catch (error) {
    console.warn("The account copy can't be read.", error);
    return null;
  }
}

function isCopy(value: unknown): value is { email: string } {
  return (
    typeof value === "object" &&
    value !== null &&
    "email" in value &&
    typeof value.email === "string"
  );
}
