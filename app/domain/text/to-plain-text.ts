import { decodeEntities } from "./decode-entities";

/** Text of inline HTML. */
export function toPlainText(html: string): string {
  return decodeEntities(html.replace(/<[^>]*>/g, "")).trim();
}
