import { useEffect, useRef, useState } from "react";

export interface SubmitButtonProps {
  label: string;
  pendingLabel: string;
  isDangerous?: boolean;
}

/**
 * Button of a natively submitted form; shows the pending state until the next page loads.
 */
export function SubmitButton({ label, pendingLabel, isDangerous }: SubmitButtonProps) {
  const { button, isPending } = useFormPending();
  return (
    <button
      ref={button}
      className={`button ${isDangerous ? "" : "primary"}`}
      aria-disabled={isPending || undefined}
      data-dangerous={isDangerous}
    >
      {isPending ? pendingLabel : label}
    </button>
  );
}

/** Whether the button's form is pending. A second submit is prevented. */
function useFormPending() {
  const button = useRef<HTMLButtonElement>(null);
  const [isPending, setPending] = useState(false);
  useEffect(() => {
    const form = button.current?.form;
    let isSent = false;
    function handleSubmit(event: SubmitEvent) {
      if (isSent) event.preventDefault();
      isSent = true;
      setPending(true);
    }
    // Also runs when the page returns from the back/forward cache.
    function reset() {
      isSent = false;
      setPending(false);
    }
    form?.addEventListener("submit", handleSubmit);
    addEventListener("pageshow", reset);
    return () => {
      form?.removeEventListener("submit", handleSubmit);
      removeEventListener("pageshow", reset);
    };
  }, []);
  return { button, isPending };
}
