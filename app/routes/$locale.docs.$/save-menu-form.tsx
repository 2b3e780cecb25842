import { useEffect, useState } from "react";
import { useText } from "~/l10n/locale-context";
import styles from "~/ui/collections/form.module.css";
import { SaveFields } from "~/ui/collections/save-fields";
import type { SaveState } from "~/ui/collections/save-state";
import type { SaveMenuState } from "./use-save-menu";

/** The form in the menu: sent without leaving the document. */
export function SaveMenuForm(menu: SaveMenuState & { state: SaveState }) {
  const { state, failure, pending, attempt } = menu;
  const text = useText();
  const isOffline = useOffline();
  return (
    <form
      className={styles.form}
      method="post"
      onSubmit={menu.handleSubmit}
      aria-busy={pending !== null}
    >
      <fieldset className={styles.plain} disabled={pending !== null}>
        <SaveFields
          key={attempt}
          state={state}
          typed={menu.typed}
          failure={failure}
          onNew={menu.startCreating}
          deleteLabel={text(
            pending === "delete" ? "collection-deleting" : "collection-delete",
          )}
        >
          <button className="button primary" disabled={isOffline}>
            {text(pending === "save" ? "collection-saving" : "collection-save")}
          </button>
          <button type="button" className="button" onClick={menu.close}>
            {text("collection-cancel")}
          </button>
        </SaveFields>
      </fieldset>
    </form>
  );
}

function useOffline(): boolean {
  const [isOffline, setOffline] = useState(!navigator.onLine);
  useEffect(() => {
    const update = () => setOffline(!navigator.onLine);
    addEventListener("online", update);
    addEventListener("offline", update);
    return () => {
      removeEventListener("online", update);
      removeEventListener("offline", update);
    };
  }, []);
  return isOffline;
}
