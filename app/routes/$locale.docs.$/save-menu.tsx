import { useEffect, useRef, type RefObject } from "react";
import { markOverlays } from "~/browser/menus/menus";
import { showToast } from "~/browser/toast-events";
import type { ShownUser } from "~/domain/accounts/user";
import { useText } from "~/l10n/locale-context";
import { ReaderContext, useReader } from "~/ui/account-area/reader-context";
import { CollectionDialog, useCarefulClose } from "~/ui/collections/collection-dialog";
import { FaultNotice } from "~/ui/collections/notices";
import { NEW_COLLECTION, type SaveState } from "~/ui/collections/save-state";
import { Icon } from "~/ui/icon/icon";
import { LoadingPlaceholder } from "~/ui/loading-placeholder/loading-placeholder";
import { SaveMenuForm } from "./save-menu-form";
import styles from "./save-menu.module.css";
import { useSaveMenu, type SaveMenuState } from "./use-save-menu";

export interface SaveMenuProps {
  /** Path of the document. */
  url: string;
  /** Reader for whom the menu acts. */
  reader: ShownUser;
  /** Link that opened the menu, and its anchor on wide screens. */
  anchor: RefObject<HTMLElement>;
  /** Called with whether the document is now saved in any collection. */
  onChange: (isSaved: boolean) => void;
  onClose: () => void;
}

/** The save form over the document: a panel, or the full small screen. */
export function SaveMenu({ reader: owner, ...props }: SaveMenuProps) {
  const page = useReader();
  return (
    <ReaderContext.Provider value={{ ...page, owner }}>
      <MenuDialog {...props} owner={owner} />
    </ReaderContext.Provider>
  );
}

type MenuDialogProps = Omit<SaveMenuProps, "reader"> & { owner: ShownUser };

function MenuDialog({ url, owner, anchor, onChange, onClose }: MenuDialogProps) {
  const text = useText();
  const menu = useSaveMenu(url, owner, ({ isSaved, message }) => {
    onChange(isSaved);
    if (message === null) return;
    dialog.current?.close();
    // Announced after closing, because live regions behind a modal dialog are silent.
    if (message) showToast(message);
  });
  const { mayClose, handleCancel } = useCarefulClose(menu.pending !== null);
  const dialog = useModal(anchor, mayClose);
  const { state } = menu;
  const isSaved = state?.choices.some(({ item }) => item !== null) ?? false;
  const title = text(isSaved ? "collection-edit-item" : "collection-add");
  return (
    <dialog
      ref={dialog}
      className={styles.menu}
      aria-labelledby="save-menu-title"
      data-overlay=""
      onCancel={handleCancel}
      onClose={() => {
        markOverlays();
        onClose();
      }}
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 id="save-menu-title">{title}</h2>
          <button
            type="button"
            className={`icon-button ${styles.close}`}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" size={18} />
            <span className="visually-hidden">{text("collection-cancel")}</span>
          </button>
        </div>
        {menu.loadFault && (
          <FaultNotice message={menu.loadFault.summary} kind={menu.loadFault.kind} />
        )}
        {!state && !menu.loadFault && <LoadingPlaceholder />}
        {state && <SaveMenuForm {...menu} state={state} />}
      </div>
      {menu.isCreating && state && <NewCollectionDialog {...menu} state={state} />}
    </dialog>
  );
}

/** Opens the dialog on mount; the browser restores the focus when it closes. */
function useModal(
  anchor: RefObject<HTMLElement>,
  mayClose: (dialog: HTMLDialogElement) => boolean,
) {
  const dialog = useRef<HTMLDialogElement>(null);
  const ask = useRef(mayClose);
  useEffect(() => {
    ask.current = mayClose;
  });
  useEffect(() => {
    const menu = dialog.current;
    if (!menu) return;
    const place = anchor.current?.getBoundingClientRect();
    if (place) {
      menu.style.setProperty("--menu-top", `${place.bottom}px`);
      menu.style.setProperty("--menu-end", `${innerWidth - place.right}px`);
    }
    if (!menu.open) menu.showModal();
    markOverlays();
    let pressed: EventTarget | null = null;
    menu.onmousedown = ({ target }) => {
      pressed = target;
    };
    /**
     * A press on the backdrop targets the dialog itself, because its content covers the
     * rest. So does the end of a selection that begins inside.
     */
    menu.onclick = ({ target }) => {
      if (target === menu && pressed === menu && ask.current(menu)) menu.close();
    };
    return markOverlays;
  }, [anchor]);
  return dialog;
}

const EMPTY = { name: "", description: "" };

/** Saves the page into a new collection, with what was typed in the save menu. */
function NewCollectionDialog(menu: SaveMenuState & { state: SaveState }) {
  const { state, typed, createFailure: failure } = menu;
  const text = useText();
  const isFull = !state.canAdd || failure?.kind === "limit-reached";
  return (
    <CollectionDialog
      title={text("collection-create")}
      isFull={isFull}
      hasFields={state.canAdd}
      hidden={{ ...typed, collection: NEW_COLLECTION }}
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
