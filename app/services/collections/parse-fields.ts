import { z } from "zod";
import {
  COLLECTION_LIMITS,
  countCharacters,
  isBlank,
  isStorableText,
  toCollectionName,
} from "~/domain/accounts/collection";
import type { FieldFault, Outcome } from "./collections-service";

type Fault = FieldFault["fault"];

/** Types the fault that Zod carries as its message. */
const say = (fault: Fault): Fault => fault;

const STRING = z.string({
  required_error: say("missing"),
  invalid_type_error: say("type"),
});

function text(maxCharacters: number) {
  return STRING.refine(
    (value) => countCharacters(value) <= maxCharacters,
    say("too-long"),
  ).refine(isStorableText, say("character"));
}

/** Text with visible characters, because a blank name can't be seen or followed as a link. */
function label(maxCharacters: number) {
  return text(maxCharacters)
    .refine((value) => value !== "", say("missing"))
    .refine((value) => value === "" || !isBlank(value), say("blank"));
}

/** A blank name stays, because the fault tells it from a missing one. */
const NAME = STRING.transform((value) =>
  isBlank(value) ? value : toCollectionName(value),
).pipe(label(COLLECTION_LIMITS.name));

/** The `updatedAt` of an edit: a number, its digits, or the API's date. */
const UPDATED_AT = z
  .union([z.number(), z.string().max(40, say("type"))], {
    errorMap: () => ({ message: say("type") }),
  })
  .transform((value) =>
    typeof value === "string" && !/^\d+$/.test(value) ? Date.parse(value) : Number(value),
  )
  .refine(Number.isSafeInteger, say("type"))
  .nullish();

const DESCRIPTION = text(COLLECTION_LIMITS.description).nullish();
const NOTES = text(COLLECTION_LIMITS.notes).nullish();

export const COLLECTION_FIELDS = z.object({
  name: NAME,
  description: DESCRIPTION,
  updatedAt: UPDATED_AT,
});

export const ITEM_FIELDS = z.object({
  url: text(COLLECTION_LIMITS.url).refine((value) => value !== "", say("missing")),
  title: label(COLLECTION_LIMITS.title),
  notes: NOTES,
});

export const ITEM_EDIT_FIELDS = ITEM_FIELDS.omit({ url: true }).extend({
  updatedAt: UPDATED_AT,
});

/** Fields of the form that saves a page; `item` is the saved item that it showed, if any. */
export const SAVED_PAGE_FIELDS = ITEM_FIELDS.extend({
  item: z.string().nullish().catch(null),
  updatedAt: UPDATED_AT,
});

/** A page and the new collection for it. */
export const SAVE_IN_NEW_FIELDS = COLLECTION_FIELDS.omit({ updatedAt: true }).merge(
  ITEM_FIELDS,
);

export const ITEM_MOVE_FIELDS = z.object({
  collectionId: z.string({ message: say("type") }),
  updatedAt: UPDATED_AT,
});

/** Validates fields; returns the first fault of each field, in order. */
export function parseFields<Parsed>(
  schema: z.ZodType<Parsed, z.ZodTypeDef, unknown>,
  fields: unknown,
): Outcome<{ fields: Parsed }> {
  const parsed = schema.safeParse(fields);
  if (parsed.success) return { isOk: true, fields: parsed.data };
  const faults = new Map<unknown, FieldFault>();
  for (const { path, message } of parsed.error.issues) {
    const fault = { field: path[0], fault: message } as FieldFault;
    if (!faults.has(fault.field)) faults.set(fault.field, fault);
  }
  return { isOk: false, problem: { kind: "invalid", faults: [...faults.values()] } };
}
