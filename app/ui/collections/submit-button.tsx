import { useEffect, useRef, useState } from "react";

export interface SubmitButtonProps {
  label: string;
  pendingLabel: string;
  isDangerous?: boolean;
}

/** The button of a form that the browser sends itself: it says so until the next page is there. */
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

/** Whether the button's form is under way. A second press sends nothing. */
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
    // Also when the browser shows the page again as it was left.
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
