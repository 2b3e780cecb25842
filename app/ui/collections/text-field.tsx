import { useId, useState, type ChangeEvent } from "react";
import { countCharacters, isBlank } from "~/domain/accounts/collection";
import { useText } from "~/l10n/locale-context";
import styles from "./form.module.css";

export interface TextFieldProps {
  name: string;
  label: string;
  value: string;
  isRequired?: boolean;
  isMultiline?: boolean;
  isReadOnly?: boolean;
  /** In characters: with a live counter. */
  limit?: number;
  /** In characters: so many that nobody is told before there are more. */
  silentLimit?: number;
  /** What is wrong with the value, already in the reader's language. */
  fault?: string | null;
}

/** A labelled field with its counter, and with what is wrong next to it. */
export function TextField(props: TextFieldProps) {
  const { name, label, value, isRequired, isMultiline, isReadOnly, limit, fault } = props;
  const id = useId();
  const { used, check } = useCheck(value, props);
  const described = [fault && `${id}-fault`, limit && `${id}-count`].filter(Boolean);
  const attributes = {
    id,
    name,
    defaultValue: value,
    required: isRequired,
    readOnly: isReadOnly,
    dir: "auto",
    onChange: check,
    "aria-invalid": fault ? true : undefined,
    "aria-describedby": described.join(" ") || undefined,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {isMultiline ? (
        <textarea rows={3} {...attributes} />
      ) : (
        <input type="text" autoComplete="off" {...attributes} />
      )}
      {fault && (
        <p id={`${id}-fault`} className={styles.fault}>
          {fault}
        </p>
      )}
      {limit !== undefined && (
        <p
          id={`${id}-count`}
          className={styles.count}
          data-invalid={used > limit || undefined}
        >
          {used}/{limit}
        </p>
      )}
    </div>
  );
}

/** While one types: how much it is, and what the browser should say when it is sent so. */
function useCheck(
  first: string,
  { isRequired, silentLimit, limit = silentLimit }: TextFieldProps,
) {
  const text = useText();
  const [used, setUsed] = useState(() => countCharacters(first));
  function check({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) {
    const length = countCharacters(target.value);
    setUsed(length);
    if (limit !== undefined && length > limit)
      target.setCustomValidity(text("collection-fault-too-long", { limit }));
    else if (isRequired && target.value !== "" && isBlank(target.value))
      target.setCustomValidity(text("collection-fault-blank"));
    else target.setCustomValidity("");
  }
  return { used, check };
}
