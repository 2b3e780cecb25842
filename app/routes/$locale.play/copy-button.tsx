import { useEffect, useState } from "react";
import { announce } from "~/browser/announce";
import { copyText } from "~/browser/copy-text";
import { useText } from "~/l10n/locale-context";

export interface CopyButtonProps {
  label: string;
  className?: string;
  /** Null when there is nothing to copy. */
  value(): string | null | Promise<string | null>;
}

/** Copies the value and shows the result for a moment. */
export function CopyButton({ label, className = "", value }: CopyButtonProps) {
  const text = useText();
  const [answer, setAnswer] = useState<{ message: string; milliseconds: number } | null>(
    null,
  );
  useEffect(() => {
    if (!answer) return;
    const timer = setTimeout(() => setAnswer(null), answer.milliseconds);
    return () => clearTimeout(timer);
  }, [answer]);
  async function copy() {
    const copied = await value();
    if (copied === null) return;
    const next = await copyText(copied, text);
    announce(next.message);
    setAnswer(next);
  }
  return (
    <button type="button" className={`button ${className}`} onClick={() => void copy()}>
      {answer?.message ?? label}
    </button>
  );
}
