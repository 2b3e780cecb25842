/** On a control that needs a script: empty, or the press that came before that script. */
const ATTRIBUTE = "data-early";
const CLICK = "click";

/**
 * Runs in the head, by itself: notes on marked controls that they were pressed, or on tabs the key
 * that moves between them, until their script has come and takes the acts over. As a text, so that
 * it is the same on all pages and may be allowed by its hash.
 */
export const EARLY_ACTS_SCRIPT = `for(const t of["${CLICK}","keydown"])document.addEventListener(t,e=>{const c=e.target.closest?.("[${ATTRIBUTE}]");if(c&&(t==="${CLICK}"||c.role==="tab"&&/^(Arrow|Home$|End$)/.test(e.key)))c.setAttribute("${ATTRIBUTE}",e.key??t)},true)`;

export function hasEarlyAct(root: ParentNode): boolean {
  return root.querySelector(`[${ATTRIBUTE}]:not([${ATTRIBUTE}=""])`) !== null;
}

/** Does on each control what was done to it before its listeners were there. Once. */
export function repeatEarlyActs(root: ParentNode): void {
  const acts = Array.from(root.querySelectorAll<HTMLElement>(`[${ATTRIBUTE}]`), takeAct);
  for (const { control, act } of acts) {
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
