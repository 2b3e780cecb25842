import { useState, type MouseEvent, type ReactNode } from "react";
import { forgetOpener, rememberOpener } from "~/browser/return-focus";

export interface DialogLinkProps {
  /** URL of the page with the same form. */
  href: string;
  className?: string;
  /** Renders the dialog once the link is pressed. */
  dialog: (close: () => void) => ReactNode;
  children: ReactNode;
}

/**
 * Link to a page with a form. Scripts show the form in a dialog instead, unless the link
 * is opened in another tab.
 */
export function DialogLink({ href, className, dialog, children }: DialogLinkProps) {
  const [isOpen, setOpen] = useState(false);
  function open(event: MouseEvent<HTMLAnchorElement>) {
    if (!rememberOpener(event.nativeEvent)) return;
    event.preventDefault();
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
