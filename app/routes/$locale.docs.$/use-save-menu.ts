import { useEffect, useState, type FormEvent } from "react";
import type { FormOwner } from "~/domain/accounts/form-owner";
import type { InterfaceText } from "~/domain/text/strings";
import { useLocale } from "~/l10n/locale-context";
import type { FormFailure } from "~/ui/collections/form-failure";
import type { TypedValues } from "~/ui/collections/save-fields";
import type { SaveDone, SaveState, SaveValues } from "~/ui/collections/save-state";
import { useSending } from "~/ui/collections/use-sending";
import { loadSaveState, type LoadFault } from "./load-save-state";

export type SaveMenuState = ReturnType<typeof useSaveMenu>;

type Failure = FormFailure<SaveValues>;

/** An event of the menu, for the page. */
export interface MenuNews {
  isSaved: boolean;
  /** Said when the menu closes: empty to say nothing, null to stay open. */
  message: string | null;
}

/** What the save menu knows and does. Nothing that was typed goes when a request fails. */
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
  const [typed, setTyped] = useState<TypedValues | null>(null);
  /** For the menu's own live region: behind an open dialog, the page's says nothing. */
  const [said, setSaid] = useState("");
  /** Grows whenever the focus belongs on the first field. */
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
    // eslint-disable-next-line react-hooks/exhaustive-deps -- nothing else that it uses changes while the menu is open
  }, [address]);

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    const result = await saving.send(event);
    if (!result) return;
    if ("done" in result)
      onNews({
        isSaved: isSavedAfter(result, state),
        message: describeDone(result, text),
      });
    // What another window has done is shown beside what was typed here.
    else if (result.kind === "edit-conflict") await load(result.values.collection);
    else setAttempt((last) => last + 1);
  }

  async function handleCreate(event: FormEvent<HTMLFormElement>): Promise<void> {
    const result = await creating.send(event);
    if (result && "done" in result) {
      await load(result.collection.id);
      setCreating(false);
      focusFirstField();
      setSaid(describeDone(result, text));
    }
  }

  function stopCreating(): void {
    if (!isCreating) return;
    setCreating(false);
    creating.forget();
    const [first] = state?.choices ?? [];
    if (first?.item) setTyped(null);
    setState((last) => last && { ...last, selected: first?.id ?? last.selected });
    setAttempt((last) => last + 1);
    focusFirstField();
  }

  function startCreating(values: TypedValues): void {
    saving.forget();
    setTyped(values);
    setCreating(true);
  }

  return {
    ...{ state, typed, loadFault, attempt, isCreating, stopCreating, focusWish },
    said,
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
    created: "collections-done-created",
  } as const;
  return text(ids[done], { name: collection.name });
}

function isSavedNow(state: SaveState | null): boolean {
  return state?.choices.some(({ item }) => item !== null) ?? false;
}

/** Removed from one collection, the page may still be in another. */
function isSavedAfter({ done, collection }: SaveDone, state: SaveState | null): boolean {
  if (done === "saved") return true;
  return (
    state?.choices.some(({ id, item }) => id !== collection.id && item !== null) ?? false
  );
}
