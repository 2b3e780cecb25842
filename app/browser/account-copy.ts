import type { ShownUser } from "~/domain/accounts/user";

const KEY = "whoami";

type CopyStorage = Pick<Storage, "getItem" | "setItem">;

/** Keeps who is signed in for the life of the tab: shown while the server can't tell. */
export function keepAccountCopy(
  user: ShownUser,
  storage: CopyStorage = sessionStorage,
): void {
  try {
    storage.setItem(KEY, JSON.stringify(user));
  } catch (error) {
    console.warn("The reader's data can't be kept.", error);
  }
}

/** The copy; null when there is none, or none that can be used. */
export function readAccountCopy(
  storage: CopyStorage = sessionStorage,
): Pick<ShownUser, "email"> | null {
  try {
    const copy: unknown = JSON.parse(storage.getItem(KEY) ?? "null");
    return isCopy(copy) ? { email: copy.email } : null;
  } catch (error) {
    console.warn("The reader's data can't be read.", error);
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
