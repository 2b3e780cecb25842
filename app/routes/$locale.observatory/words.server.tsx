import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { ObservatoryText } from "~/domain/text/strings";
import {
  describeFlag,
  describeResult,
  findAdvice,
  quoteKeywords,
  type Words,
} from "~/services/observatory/index.server";

/** A text whose code stands between backticks. */
export function Prose({ children }: { children: string }): ReactNode {
  return quoteKeywords(children)
    .split("`")
    .map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>));
}

/** Texts for programs, in HTML as the public API has them. */
export function createWords(text: ObservatoryText): Words {
  const toHtml = (words: string | null) =>
    words === null
      ? ""
      : renderToStaticMarkup(
          <p>
            <Prose>{words}</Prose>
          </p>,
        );
  return {
    result: (id) => ({
      description: toHtml(describeResult(text, id)),
      recommendation: toHtml(findAdvice(text, id)),
    }),
    flag(flag) {
      const { description, info } = describeFlag(text, flag);
      return { description: toHtml(description), info: toHtml(info) };
    },
  };
}
