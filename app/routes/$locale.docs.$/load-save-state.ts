import { OWNER_HEADER, type FormOwner } from "~/domain/accounts/form-owner";
import type { InterfaceText } from "~/domain/text/strings";
import type { FormFailure } from "~/ui/collections/form-failure";
import type { SaveState } from "~/ui/collections/save-state";
import { describeForeign, describeSignedOut } from "~/ui/collections/send-form";

export type LoadFault = Pick<FormFailure, "kind" | "summary">;

const FOREIGN_STATUS = 409;

/** Loads the menu's first state, or the reason why it can't: `owner` alone may see the answer. */
export async function loadSaveState(
  address: string,
  owner: FormOwner,
  text: InterfaceText,
): Promise<SaveState | LoadFault> {
  try {
    // Sign-in is another site's page: it can't be read here.
    const response = await fetch(address, {
      redirect: "manual",
      headers: { [OWNER_HEADER]: owner.formOwner },
    });
    if (response.type === "opaqueredirect") return describeSignedOut(text);
    if (response.status === FOREIGN_STATUS) return describeForeign(owner.email, text);
    if (response.ok) return (await response.json()) as SaveState;
  } catch {
    // Said below: no network, or an answer that is not the site's own.
  }
  return { kind: "loading", summary: text("collection-fault-loading") };
}
