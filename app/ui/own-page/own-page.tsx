import type { ReactNode } from "react";
import { PrintAddress } from "~/ui/article-columns/article-columns";

export interface OwnPageProps {
  title: string;
  lead: string;
  /** Absolute URL, which is printed. */
  address: string;
  /** Class of the route's own styles. */
  className: string | undefined;
  children: ReactNode;
}

export function OwnPage({ title, lead, address, className, children }: OwnPageProps) {
  return (
    <main
      id="content"
      className={`page-width page-space ${className ?? ""}`}
      tabIndex={-1}
    >
      <PrintAddress address={address} />
      <div className="prose">
        <h1>{title}</h1>
        <p>{lead}</p>
        {children}
      </div>
    </main>
  );
}
