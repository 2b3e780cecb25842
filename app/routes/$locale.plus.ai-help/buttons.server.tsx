import { FORM_ID } from "./fields.server";
import type { ReaderView } from "./view.server";

/** A button of the conversation's form; it does not need the question field to be filled. */
export function ActButton({
  act,
  children,
  ...attributes
}: { act: string } & React.ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      type="submit"
      form={FORM_ID}
      formNoValidate
      name="act"
      value={act}
      {...attributes}
    >
      {children}
    </button>
  );
}

interface ReportLinkProps {
  href: string;
  label: string;
  text: ReaderView["text"];
}

/** Links a form of the code host that reports a problem. */
export function ReportLink({ href, label, text }: ReportLinkProps) {
  return (
    <a
      className="external"
      href={href}
      target="_blank"
      rel="noopener nofollow"
      title={text("external")}
    >
      {label}
    </a>
  );
}
