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
  /** Limit in characters, with a live counter. */
  limit?: number;
  /** Limit in characters, shown only when it is exceeded. */
  silentLimit?: number;
  /** Error message in the reader's language. */
  fault?: string | null;
}

/** Labelled field with its counter and error message. */
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
    // A loaded page does not announce its error.
    autoFocus: Boolean(fault),
    "aria-invalid": Boolean(fault),
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

/** Counts characters while typing, and sets the browser's validation message. */
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
