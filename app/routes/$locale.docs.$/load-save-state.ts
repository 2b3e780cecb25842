import { OWNER_HEADER, type FormOwner } from "~/domain/accounts/form-owner";
import type { InterfaceText } from "~/domain/text/strings";
import type { FormFailure } from "~/ui/collections/form-failure";
import type { SaveState } from "~/ui/collections/save-state";
import { describeForeign, describeSignedOut } from "~/ui/collections/send-form";

export type LoadFault = Pick<FormFailure, "kind" | "summary">;

const FOREIGN_STATUS = 409;

/**
 * Loads the initial state of the save menu, or the reason of a failure. The server
 * answers `owner` only.
 */
export async function loadSaveState(
  address: string,
  owner: FormOwner,
  text: InterfaceText,
): Promise<SaveState | LoadFault> {
  try {
    // A redirect to sign-in leads to another origin, so it is not followed.
    const response = await fetch(address, {
      redirect: "manual",
      headers: { [OWNER_HEADER]: owner.formOwner },
    });
    if (response.type === "opaqueredirect") return describeSignedOut(text);
    if (response.status === FOREIGN_STATUS) return describeForeign(owner.email, text);
    if (response.ok) return (await response.json()) as SaveState;
  } catch {
    // Reported below: no network, or a response that is not the site's own.
  }
  return { kind: "loading", summary: text("collection-fault-loading") };
}
