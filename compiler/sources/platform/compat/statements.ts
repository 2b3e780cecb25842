import type { SimpleSupportStatement, SupportStatement } from "@mdn/browser-compat-data";
import type { CompatStatement } from "~/domain/compat/compat";
import { orderStatements } from "~/domain/compat/compat-order";
import { stripSiteFromLinks } from "./features";

/** Returns the statements about one browser, the current one first, without empty fields. */
export function toStatements(support: SupportStatement): CompatStatement[] {
  return orderStatements(toList(support).map(toStatement));
}

function toStatement(source: SimpleSupportStatement): CompatStatement {
  const statement: CompatStatement = { added: source.version_added };
  if (source.version_removed) statement.removed = source.version_removed;
  if (source.version_last) statement.last = source.version_last;
  if (source.partial_implementation) statement.partial = true;
  if (source.prefix) statement.prefix = source.prefix;
  if (source.alternative_name) statement.alternativeName = source.alternative_name;
  if (source.flags) statement.flags = source.flags;
  if (source.notes) statement.notes = toList(source.notes).map(stripSiteFromLinks);
  if (source.impl_url) statement.implUrls = toList(source.impl_url);
  return statement;
}

function toList<T>(value: T | readonly T[]): T[] {
  return Array.isArray(value) ? [...(value as readonly T[])] : [value as T];
}
