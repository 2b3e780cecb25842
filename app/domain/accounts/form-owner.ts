import type { User } from "./user";

/** Names of the hidden field, and of the header in requests and in whoami's response. */
export const OWNER_FIELD = "owner";
export const OWNER_HEADER = "Form-Owner";

export type FormOwner = Pick<User, "formOwner" | "email">;

/**
 * Value of a form's owner token field. The email address only names the reader in a
 * refusal; the keyed hash alone decides.
 */
export function writeFormOwner({ formOwner, email }: FormOwner): string {
  return `${formOwner} ${email}`;
}

/** Parses the field of a submitted form. A form without the field has an empty token. */
export function readFormOwner(value: unknown): FormOwner {
  const text = typeof value === "string" ? value : "";
  const [formOwner = ""] = text.split(" ", 1);
  return { formOwner, email: text.slice(formOwner.length).trim() };
}

/** Whether a form was made for this reader. */
export function isFormOwner(value: unknown, { formOwner }: FormOwner): boolean {
  return readFormOwner(value).formOwner === formOwner;
}
