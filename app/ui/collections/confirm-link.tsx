import { useId, type ReactNode } from "react";
import { ConfirmDialog, type ConfirmDialogProps } from "./confirm-dialog";
import { DialogLink } from "./dialog-link";

export interface ConfirmLinkProps extends Omit<ConfirmDialogProps, "id" | "onClose"> {
  /** Content of the link. */
  children: ReactNode;
}

/**
 * Link to a page that asks before deleting or removing; with JavaScript a dialog asks.
 */
export function ConfirmLink({ children, ...props }: ConfirmLinkProps) {
  const id = useId();
  return (
    <DialogLink
      href={props.href}
      dialog={(close) => <ConfirmDialog {...props} id={id} onClose={close} />}
    >
      {children}
    </DialogLink>
  );
}
