import { useEffect } from "react";
import { useText } from "~/l10n/locale-context";
import styles from "~/ui/collections/form.module.css";
import { SaveFields } from "~/ui/collections/save-fields";
import type { SaveState } from "~/ui/collections/save-state";
import { useFaultFocus } from "~/ui/collections/collection-dialog";
import { useOffline } from "~/ui/collections/use-offline";
import type { SaveMenuState } from "./use-save-menu";

/** The save menu's form, submitted by fetch. */
export function SaveMenuForm(menu: SaveMenuState & { state: SaveState }) {
  const { state, failure, pending, attempt } = menu;
  const text = useText();
  const isOffline = useOffline();
  const isPending = pending !== null;
  const form = useFaultFocus(failure, attempt);
  const { focusWish } = menu;
  useEffect(() => {
    if (focusWish > 0) form.current?.querySelector("select")?.focus();
  }, [form, focusWish]);
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      onSubmit={menu.handleSubmit}
      aria-busy={isPending}
      data-unsaved={failure || menu.typed ? "" : undefined}
    >
      <SaveFields
        key={attempt}
        state={state}
        typed={menu.typed}
        failure={failure}
        isReadOnly={isPending}
        onNew={menu.startCreating}
        deleteLabel={text(
          pending === "delete" ? "collection-deleting" : "collection-delete",
        )}
      >
        <button
          className="button primary"
          disabled={isOffline}
          aria-disabled={isPending || undefined}
        >
          {text(pending === "save" ? "collection-saving" : "collection-save")}
        </button>
        <button
          type="button"
          className="button"
          aria-disabled={isPending || undefined}
          onClick={menu.close}
        >
          {text("collection-cancel")}
        </button>
      </SaveFields>
      {isOffline && <p role="status">{text("bookmark-offline")}</p>}
    </form>
  );
}
