import type { ReactNode } from "react";
import type { IndexedPage } from "~/content-store/writer-index.server";
import { toHref } from "~/domain/documents/slug";
import type { Locale } from "~/domain/locales/locale";
import { toSlug } from "../sources/page-lists.server";
import type { WriterRequest } from "../writer-request.server";

/** The address of a tool for a page: `/de/_edit/Web/CSS`. */
export function toTool(tool: string, page: Pick<IndexedPage, "url" | "locale">): string {
  return `/${page.locale}/_${tool}/${toHref(toSlug(page))}`;
}

/** Empty values are left out. */
export function toSearch(query: Record<string, string>): string {
  const kept = Object.entries(query).filter(([, value]) => value !== "");
  return kept.length === 0 ? "" : `?${new URLSearchParams(kept).toString()}`;
}

export function formatDay(date: string | null, locale: Locale): string {
  return date === null
    ? "–"
    : new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" }).format(
        new Date(date),
      );
}

/** A table in a frame that scrolls by itself on narrow screens. */
export function Table({
  label,
  head,
  children,
}: {
  label: string;
  head: readonly ReactNode[];
  children: ReactNode;
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboards have to scroll it
    <div className="writer-table" role="region" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((cell, at) => (
              <th key={at} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

export interface PagingProps {
  request: Pick<WriterRequest, "text" | "locale">;
  page: number;
  pages: number;
  toAddress(page: number): string;
}

/** Links to the previous and the next part of a list. */
export function Paging({ request: { text }, page, pages, toAddress }: PagingProps) {
  if (pages <= 1) return null;
  return (
    <nav className="writer-paging" aria-label={text("paging")}>
      {page > 1 && (
        <a rel="prev" href={toAddress(page - 1)}>
          {text("previous")}
        </a>
      )}
      <span>{text("page-of", { page, pages })}</span>
      {page < pages && (
        <a rel="next" href={toAddress(page + 1)}>
          {text("next")}
        </a>
      )}
    </nav>
  );
}

/** A labelled field of a filter. */
export function Field({
  label,
  name,
  value,
  hint,
  type = "search",
}: {
  label: string;
  name: string;
  value: string;
  hint?: string;
  type?: string;
}) {
  return (
    <label className="writer-field">
      <span>{label}</span>
      <input type={type} name={name} defaultValue={value} placeholder={hint} />
    </label>
  );
}

/** Links that sort a list; the chosen one is marked, and turns the order around. */
export function SortLink({
  label,
  isChosen,
  isReversed,
  address,
}: {
  label: string;
  isChosen: boolean;
  isReversed: boolean;
  address: string;
}) {
  return (
    <a href={address} aria-current={isChosen ? "true" : undefined}>
      {label}
      {isChosen && <span aria-hidden="true">{isReversed ? " ↑" : " ↓"}</span>}
    </a>
  );
}

/** Preformatted text in a frame that keyboards can scroll. */
export function ScrolledText({
  label,
  className,
  ...content
}: {
  label: string;
  className: "writer-source" | "writer-block";
  children?: ReactNode;
  dangerouslySetInnerHTML?: { __html: string };
}) {
  return (
    <pre
      className={className}
      role="region"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboards have to scroll it
      tabIndex={0}
      {...content}
    />
  );
}
