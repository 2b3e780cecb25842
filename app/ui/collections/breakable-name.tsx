import { Fragment } from "react";

/** A name with line-break opportunities inside identifiers: before capitals, after dots and underscores. */
export function BreakableName({ name }: { name: string }) {
  return name.split(/(?<=\p{Ll})(?=\p{Lu})|(?<=[._])(?=\p{L})/u).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
