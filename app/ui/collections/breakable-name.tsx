import { Fragment } from "react";

/** A name with line-break opportunities inside camel-case words, such as identifiers. */
export function BreakableName({ name }: { name: string }) {
  return name.split(/(?<=\p{Ll})(?=\p{Lu})/u).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
