import { useId, type ReactNode } from "react";
import { ConfirmDialog, type ConfirmDialogProps } from "./confirm-dialog";
import { DialogLink } from "./dialog-link";

export interface ConfirmLinkProps extends Omit<ConfirmDialogProps, "id" | "onClose"> {
  /** Of the link. */
  children: ReactNode;
}

/** Leads to the page that asks before something is taken away, or asks in a dialog. */
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
