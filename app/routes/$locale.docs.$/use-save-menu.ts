import { useEffect, useState, type FormEvent } from "react";
import { type FormOwner, OWNER_HEADER } from "~/domain/accounts/form-owner";
import type { InterfaceText } from "~/domain/text/strings";
import { useLocale } from "~/l10n/locale-context";
import {
  type FormFailure,
  describeForeign,
  describeSignedOut,
  useSending,
} from "~/ui/collections/send-form";
import { type LeftValues, readStart } from "~/ui/collections/save-fields";
import type { SaveDone, SaveState, SaveValues } from "~/ui/collections/save-state";

export type SaveMenuState = ReturnType<typeof useSaveMenu>;

type Failure = FormFailure<SaveValues>;

/** Event of the menu for the page. */
export interface MenuNews {
  isSaved: boolean;
  /** Message announced when the menu closes; empty for none, null to stay open. */
  message: string | null;
}

/** State and actions of the save menu. Typed text survives failed requests. */
export function useSaveMenu(
  url: string,
  owner: FormOwner,
  onNews: (news: MenuNews) => void,
) {
  const { locale, text } = useLocale();
  const query = new URLSearchParams({ url }).toString();
  const address = `/${locale}/plus/collections/save-menu?${query}`;
  const [state, setState] = useState<SaveState | null>(null);
  const [loadFault, setLoadFault] = useState<LoadFault | null>(null);
  const [attempt, setAttempt] = useState(0);
  const saving = useSending<SaveDone, Failure>(address);
  const creating = useSending<SaveDone, Failure>(address);
  const [isCreating, setCreating] = useState(false);
  const [typed, setTyped] = useState<LeftValues | null>(null);
  /** Increases whenever the first field is to be focused. */
  const [focusWish, setFocusWish] = useState(0);
  const focusFirstField = () => setFocusWish((last) => last + 1);

  async function load(selected?: string): Promise<void> {
    const loaded = await loadSaveState(address, owner, text);
    if ("summary" in loaded) {
      setLoadFault(loaded);
      return;
    }
    setLoadFault(null);
    onNews({ isSaved: isSavedNow(loaded), message: null });
    setState(selected ? { ...loaded, selected } : loaded);
    setAttempt((last) => last + 1);
  }
  useEffect(() => {
    void load().then(focusFirstField);
    // oxlint-disable-next-line react/exhaustive-deps -- all other inputs are constant while the menu is open
  }, [address]);

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    const result = await saving.send(event);
    if (!result) return;
    if ("done" in result)
      onNews({
        isSaved: isSavedAfter(result, state),
        message: describeDone(result, text),
      });
    // After an edit conflict, the other version is shown beside the typed one.
    else if (result.kind === "edit-conflict") await load(result.values.collection);
    else setAttempt((last) => last + 1);
  }

  async function handleCreate(event: FormEvent<HTMLFormElement>): Promise<void> {
    const result = await creating.send(event);
    if (result && "done" in result)
      onNews({ isSaved: true, message: describeDone(result, text) });
  }

  function stopCreating(): void {
    if (!isCreating) return;
    setCreating(false);
    creating.forget();
    if (state && typed) {
      const { collection: selected, title, notes } = typed;
      const start = readStart(state, selected);
      setState({ ...state, selected });
      // Closing the menu asks about typed text, and must not where there is none.
      if (title === start.title && notes === start.notes) setTyped(null);
    }
    setAttempt((last) => last + 1);
    focusFirstField();
  }

  function startCreating(values: LeftValues): void {
    saving.forget();
    setTyped(values);
    setCreating(true);
  }

  return {
    state,
    typed,
    loadFault,
    attempt,
    isCreating,
    stopCreating,
    focusWish,
    failure: saving.failure,
    pending: saving.pending,
    createFailure: creating.failure,
    createAttempt: creating.attempt,
    isCreatePending: creating.pending !== null,
    startCreating,
    handleSubmit: (event: FormEvent<HTMLFormElement>) => void handleSubmit(event),
    handleCreate: (event: FormEvent<HTMLFormElement>) => void handleCreate(event),
    close() {
      if (saving.pending === null) onNews({ isSaved: isSavedNow(state), message: "" });
    },
  };
}

function describeDone({ done, collection }: SaveDone, text: InterfaceText): string {
  const ids = {
    saved: "bookmark-done",
    removed: "bookmark-removed",
  } as const;
  return text(ids[done], { name: collection.name });
}

function isSavedNow(state: SaveState | null): boolean {
  return state?.choices.some(({ item }) => item !== null) ?? false;
}

/** A page removed from one collection may still be in another. */
function isSavedAfter({ done, collection }: SaveDone, state: SaveState | null): boolean {
  if (done === "saved") return true;
  return (
    state?.choices.some(({ id, item }) => id !== collection.id && item !== null) ?? false
  );
}

type LoadFault = Pick<FormFailure, "kind" | "summary">;

const FOREIGN_STATUS = 409;

/**
 * Loads the initial state of the save menu, or the reason of a failure. The server
 * answers `owner` only.
 */
async function loadSaveState(
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
