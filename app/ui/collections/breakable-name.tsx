import { Fragment } from "react";

/** A name that may break between the words of which a long one, such as an identifier, is made. */
export function BreakableName({ name }: { name: string }) {
  return name.split(/(?<=\p{Ll})(?=\p{Lu})/u).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
