import { FORM_ID } from "./fields.server";

/** A button of the conversation's form; it does not need the question field to be filled. */
export function ActButton({
  act,
  children,
  ...attributes
}: { act: string } & React.ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      type="submit"
      form={FORM_ID}
      formNoValidate
      name="act"
      value={act}
      {...attributes}
    >
      {children}
    </button>
  );
}
