import type { ReaderView } from "./view.server";

export interface ReportLinkProps {
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
