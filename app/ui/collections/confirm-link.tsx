import { useId, useState, type MouseEvent, type ReactNode } from "react";
import { ConfirmDialog, type ConfirmDialogProps } from "./confirm-dialog";

export interface ConfirmLinkProps extends Omit<ConfirmDialogProps, "id" | "onClose"> {
  /** Of the link. */
  children: ReactNode;
}

/**
 * Leads to the page that asks before something is taken away. With JavaScript the same question
 * comes in a dialog; a link that is opened elsewhere stays one.
 */
export function ConfirmLink({ children, ...props }: ConfirmLinkProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(true);
  }
  return (
    <>
      <a href={props.href} aria-haspopup="dialog" onClick={open}>
        {children}
      </a>
      {isOpen && <ConfirmDialog {...props} id={id} onClose={() => setOpen(false)} />}
    </>
  );
}
