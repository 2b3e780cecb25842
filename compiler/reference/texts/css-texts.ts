import { z } from "zod";
import { memoize } from "../../core/memoize";
import { readTexts } from "./read-texts";

const EXAMPLE_VALUES = z.array(z.union([z.string(), z.number().transform(String)]));
/** A live example of CSS: values of a property, or styles that use the subject. */
const CSS_EXAMPLE = z.union([
  EXAMPLE_VALUES.transform((values) => toCssExample({ values })),
  z
    .object({
      values: EXAMPLE_VALUES.optional(),
      /** The property that takes the values, for a subject that is not a property. */
      of: z.string().optional(),
      html: z.string().optional(),
      base: z.string().optional(),
      css: z.string().optional(),
      /** The pseudo-element of the target that takes the values. */
      part: z.string().optional(),
      /** Request to the reader, for a subject that shows nothing by itself. */
      try: z.string().optional(),
      /** Reason for which no example can be given. */
      none: z.string().optional(),
    })
    .strict()
    .transform(toCssExample),
]);

export interface CssExampleText {
  values: string[];
  of: string | null;
  html: string;
  base: string;
  css: string;
  part: string;
  try: string;
  none: string;
}

function toCssExample(text: {
  [Key in keyof CssExampleText]?: CssExampleText[Key] | undefined;
}): CssExampleText {
  const { values = [], of = null, part = "", none = "" } = text;
  const { html = "", base = "", css = "" } = text;
  const codes = { html: html.trim(), base: base.trim(), css: css.trim() };
  return { ...codes, values, of, part, none, try: text.try ?? "" };
}

/** Examples by name; a key can have several names, `a|b`. */
const readCssExamples = memoize(
  () =>
    new Map(
      [...readTexts("examples", CSS_EXAMPLE)].flatMap(([names, text]) =>
        names.split("|").map((name) => [name, text] as const),
      ),
    ),
);
/** Texts by `property keyword`, and by keyword; a file can name several properties, `a|b`. */
const readKeywordTexts = memoize(
  () =>
    new Map(
      [...readTexts("values", z.string())].flatMap(([key, text]) => {
        const at = key.indexOf(" ");
        const properties = at === -1 ? [""] : key.slice(0, at).split("|");
        return properties.map(
          (name) => [(name + key.slice(Math.max(0, at))).trim(), text] as const,
        );
      }),
    ),
);

/** Finds the live example of a property, selector, at-rule or function. */
export function findCssExample(name: string): CssExampleText | null {
  return readCssExamples().get(name) ?? null;
}

/** Finds the meaning of a keyword as value of a property. */
export function findKeywordText(keyword: string, property: string): string | null {
  const texts = readKeywordTexts();
  return texts.get(`${property} ${keyword}`) ?? texts.get(keyword) ?? null;
}
