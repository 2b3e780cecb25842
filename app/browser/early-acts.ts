/** On a control that needs a script: empty, or the press that came before that script. */
const ATTRIBUTE = "data-early";
const CLICK = "click";

/**
 * Runs in the head, by itself: notes on marked controls that they were pressed, or on tabs the key
 * that moves between them, until their script has come and takes the acts over. As a text, so that
 * it is the same on all pages and may be allowed by its hash.
 */
export const EARLY_ACTS_SCRIPT = `for(const t of["${CLICK}","keydown"])document.addEventListener(t,e=>{const c=e.target.closest?.("[${ATTRIBUTE}]");if(c&&(t==="${CLICK}"||c.role==="tab"&&/^(Arrow|Home$|End$)/.test(e.key)))c.setAttribute("${ATTRIBUTE}",e.key??t)},true)`;

const CONTROLS = `[${ATTRIBUTE}]`;
/** Examples have a script of their own. */
const OF_PAGE = `${CONTROLS}:not(interactive-example *)`;

export function hasEarlyAct(example: Element): boolean {
  return example.querySelector(`${CONTROLS}:not([${ATTRIBUTE}=""])`) !== null;
}

/** Does what was done to an example before its editors were there. */
export function repeatActsOfExample(example: Element): void {
  repeatActs(example.querySelectorAll<HTMLElement>(CONTROLS));
}

/** Does what was done to the controls of the page before the behaviours were there. */
export function repeatActsOfPage(): void {
  repeatActs(document.querySelectorAll<HTMLElement>(OF_PAGE));
}

function repeatActs(controls: Iterable<HTMLElement>): void {
  for (const { control, act } of Array.from(controls, takeAct)) {
    if (act === CLICK) control.click();
    else if (act !== "")
      control.dispatchEvent(new KeyboardEvent("keydown", { key: act, bubbles: true }));
  }
}

function takeAct(control: HTMLElement) {
  const act = control.getAttribute(ATTRIBUTE) ?? "";
  control.removeAttribute(ATTRIBUTE);
  return { control, act };
}
