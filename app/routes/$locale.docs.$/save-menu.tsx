import { useEffect, useRef, type RefObject } from "react";
import { markOverlays } from "~/browser/overlays";
import { useText } from "~/l10n/locale-context";
import { FaultNotice } from "~/ui/collections/fault-notice";
import { Icon } from "~/ui/icon/icon";
import { LoadingPlaceholder } from "~/ui/loading-placeholder/loading-placeholder";
import { NewCollectionDialog } from "./new-collection-dialog";
import { SaveMenuForm } from "./save-menu-form";
import { useSaveMenu } from "./use-save-menu";
import styles from "./save-menu.module.css";

export interface SaveMenuProps {
  /** Path of the document. */
  url: string;
  /** What opened it, and below which it stands on wide screens. */
  anchor: RefObject<HTMLElement>;
  /** Whether the document is saved anywhere now. */
  onChange: (isSaved: boolean) => void;
  onClose: () => void;
}

/** The save page's form over the document: a panel, or the whole of a small screen. */
export function SaveMenu({ url, anchor, onChange, onClose }: SaveMenuProps) {
  const text = useText();
  const dialog = useModal(anchor);
  const menu = useSaveMenu(url, (isSaved) => {
    onChange(isSaved);
    dialog.current?.close();
  });
  const { state } = menu;
  const isSaved = state?.choices.some(({ item }) => item !== null) ?? false;
  const title = text(isSaved ? "collection-edit-item" : "collection-add");
  return (
    <dialog
      ref={dialog}
      className={styles.menu}
      aria-labelledby="save-menu-title"
      data-overlay=""
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
        {menu.loadFault && <FaultNotice message={menu.loadFault} />}
        {!state && !menu.loadFault && <LoadingPlaceholder />}
        {state && <SaveMenuForm {...menu} state={state} />}
      </div>
      {menu.isCreating && state && <NewCollectionDialog {...menu} state={state} />}
    </dialog>
  );
}

/** Opened as it comes; the browser gives the focus back when it closes. */
function useModal(anchor: RefObject<HTMLElement>) {
  const dialog = useRef<HTMLDialogElement>(null);
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
    menu.addEventListener("click", closeByBackdrop);
    return () => {
      menu.removeEventListener("click", closeByBackdrop);
      markOverlays();
    };
  }, [anchor]);
  return dialog;
}

/** A press beside the panel is one on the dialog itself: its content covers the rest. */
function closeByBackdrop({ target, currentTarget }: MouseEvent): void {
  if (target === currentTarget && target instanceof HTMLDialogElement) target.close();
}
