export interface EndFollower {
  /** Keeps the end of the answer in view, unless the reader has scrolled up. */
  follow(): void;
  stop(): void;
}

/**
 * Follows the end of an answer while the reader stays there. Scrolling up ends it, so that the page
 * never moves under what is being read; a button begins it again.
 *
 * @param takeFocus Moves the focus to where it stays, from the button that goes.
 */
export function followEnd(takeFocus: () => void): EndFollower {
  const button = document.querySelector<HTMLButtonElement>("[data-follow]");
  const end = document.querySelector("[data-answer-state]");
  let isOn = true;
  let last = scrollY;
  function handleScroll() {
    if (scrollY < last) setOn(false);
    last = scrollY;
  }
  function setOn(value: boolean) {
    isOn = value;
    if (!button) return;
    if (value && button === document.activeElement) takeFocus();
    button.hidden = value;
  }
  function follow() {
    if (isOn) end?.scrollIntoView({ block: "nearest" });
  }
  addEventListener("scroll", handleScroll, { passive: true });
  if (button)
    button.onclick = () => {
      setOn(true);
      follow();
    };
  return {
    follow,
    stop() {
      removeEventListener("scroll", handleScroll);
      setOn(true);
    },
  };
}
