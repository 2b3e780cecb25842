import { forgetOpener, rememberOpener } from "~/browser/return-focus";
import { useState, type MouseEvent, type ReactNode } from "react";

export interface DialogLinkProps {
  /** The page that does the same. */
  href: string;
  className?: string;
  /** Made when the link is pressed. */
  dialog: (close: () => void) => ReactNode;
  children: ReactNode;
}

/**
 * Leads to a page with a form. With JavaScript the same form comes in a dialog; a link that is
 * opened elsewhere stays one.
 */
export function DialogLink({ href, className, dialog, children }: DialogLinkProps) {
  const [isOpen, setOpen] = useState(false);
  function open(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    rememberOpener(event.currentTarget);
    setOpen(true);
  }
  function close() {
    forgetOpener();
    setOpen(false);
  }
  return (
    <>
      <a href={href} className={className} aria-haspopup="dialog" onClick={open}>
        {children}
      </a>
      {isOpen && dialog(close)}
    </>
  );
}
