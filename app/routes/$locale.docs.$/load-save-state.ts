import type { InterfaceText } from "~/domain/strings";
import type { SaveState } from "~/ui/collections/save-state";

/** What the menu starts from, or why it can't. */
export async function loadSaveState(
  address: string,
  text: InterfaceText,
): Promise<SaveState | string> {
  try {
    // Sign-in is another site's page: it can't be read here.
    const response = await fetch(address, { redirect: "manual" });
    if (response.type === "opaqueredirect") return text("collection-fault-signed-out");
    if (response.ok) return (await response.json()) as SaveState;
  } catch {
    // Said below: no network, or an answer that is not the site's own.
  }
  return text("collection-fault-loading");
}
