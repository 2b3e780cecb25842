import { useText } from "~/l10n/locale-context";
import { CollectionDialog } from "~/ui/collections/collection-dialog";
import { NEW_COLLECTION, type SaveState } from "~/ui/collections/save-state";
import type { SaveMenuState } from "./use-save-menu";

const EMPTY = { name: "", description: "" };

/** Saves the page into a new collection, with what was typed in the save menu. */
export function NewCollectionDialog(menu: SaveMenuState & { state: SaveState }) {
  const { state, typed, createFailure: failure } = menu;
  const text = useText();
  const isFull = !state.canAdd || failure?.kind === "limit-reached";
  return (
    <CollectionDialog
      title={text("collection-create")}
      limit={isFull ? state.collectionCount : null}
      hasFields={state.canAdd}
      hidden={{ collection: NEW_COLLECTION, ...typed }}
      values={failure?.values ?? EMPTY}
      faults={failure?.faults ?? {}}
      failure={failure}
      isTold={isFull}
      attempt={menu.createAttempt}
      isPending={menu.isCreatePending}
      onSubmit={menu.handleCreate}
      onClose={menu.stopCreating}
    />
  );
}
