import { useText } from "~/l10n/locale-context";
import { CollectionFields } from "~/ui/collections/collection-fields";
import { FaultNotice } from "~/ui/collections/fault-notice";
import styles from "~/ui/collections/form.module.css";
import type { SaveState } from "~/ui/collections/save-state";
import { UpgradePrompt } from "~/ui/collections/upgrade-prompt";
import dialogStyles from "~/ui/dialog/dialog.module.css";
import { useModal } from "~/ui/dialog/use-modal";
import type { SaveMenuState } from "./use-save-menu";

const EMPTY = { name: "", description: "" };

/** Makes a collection on the way: the menu goes on with it. */
export function NewCollectionDialog(menu: SaveMenuState & { state: SaveState }) {
  const { state, createFailure, isCreatePending, createAttempt } = menu;
  const text = useText();
  const dialog = useModal();
  const isFull = !state.canAdd || createFailure?.kind === "limit-reached";
  return (
    <dialog
      ref={dialog}
      className={dialogStyles.dialog}
      aria-labelledby="new-collection-title"
      onCancel={(event) => {
        if (isCreatePending) event.preventDefault();
      }}
      onClose={(event) => {
        event.stopPropagation();
        menu.stopCreating();
      }}
    >
      <h2 id="new-collection-title">{text("collection-create")}</h2>
      {isFull && <UpgradePrompt limit={state.collectionCount} />}
      <form
        className={styles.form}
        method="post"
        onSubmit={menu.handleCreate}
        aria-busy={isCreatePending}
      >
        <fieldset className={styles.plain} disabled={isCreatePending}>
          {createFailure && !isFull && <FaultNotice message={createFailure.summary} />}
          {!isFull && (
            <CollectionFields
              key={createAttempt}
              values={createFailure?.values ?? EMPTY}
              faults={createFailure?.faults ?? {}}
            />
          )}
          <div className={styles.buttons}>
            {!isFull && (
              <button className="button primary" name="intent" value="create">
                {text(isCreatePending ? "collection-saving" : "collection-save")}
              </button>
            )}
            <button
              type="button"
              className="button"
              onClick={() => dialog.current?.close()}
            >
              {text("collection-cancel")}
            </button>
          </div>
        </fieldset>
      </form>
    </dialog>
  );
}
