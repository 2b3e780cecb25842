import type { User } from "./user";

/** Name of the hidden field, of the request header and of whoami's response header. */
export const OWNER_FIELD = "owner";
export const OWNER_HEADER = "Form-Owner";

export type FormOwner = Pick<User, "formOwner" | "email">;

/**
 * Value of a form's owner token field: whom the form was made for. The address only names that
 * reader in a refusal; the keyed hash alone decides.
 */
export function writeFormOwner({ formOwner, email }: FormOwner): string {
  return `${formOwner} ${email}`;
}

/** Parses a field that a browser sent; a form without one belongs to nobody. */
export function readFormOwner(value: unknown): FormOwner {
  const text = typeof value === "string" ? value : "";
  const [formOwner = ""] = text.split(" ", 1);
  return { formOwner, email: text.slice(formOwner.length).trim() };
}

/** Whether a form was made for this reader. */
export function isFormOwner(value: unknown, { formOwner }: FormOwner): boolean {
  return readFormOwner(value).formOwner === formOwner;
}
