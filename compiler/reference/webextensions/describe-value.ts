import type { TsType } from "../declarations/declaration";
import { describeTsType } from "../parts/describe-ts-type";
import { code, list, paragraph, sentence } from "../parts/html";
import { renderFields, type CallContext } from "../parts/render-call";

/** Strings of which a sentence still says all. */
const MOST_STRINGS = 12;

/** Describes the values of a property, a type or a key; empty for what has no type. */
export function describeValue(type: TsType, types: CallContext): string {
  if (type.kind === "text" && type.text === "") return "";
  const strings = type.kind === "union" ? type.types : [];
  if (strings.length > MOST_STRINGS && strings.every(isLiteral))
    return (
      paragraph("One of these strings:") +
      list(strings.map((one) => code(isLiteral(one) ? one.text : "")))
    );
  return paragraph(sentence(describeTsType(type, types))) + renderFields(type, types);
}

function isLiteral(type: TsType): type is Extract<TsType, { kind: "literal" }> {
  return type.kind === "literal";
}
