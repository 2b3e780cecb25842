import { useEffect, useRef, type RefObject } from "react";

/** Ref of a dialog that is modal as long as it is rendered. */
export function useModal(): RefObject<HTMLDialogElement> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    if (shown && !shown.open) shown.showModal();
  }, []);
  return dialog;
}
