import { AD_FREE_KEY } from "~/domain/site/storage-keys";
import { SCRIPT_MARK } from "~/ui/render-context/inline-scripts.server";

/*
 * Inline scripts beside notices: they decide before the first paint, so that the page does not
 * shift. Each is a constant text, so that cached pages can allow it by its hash.
 */

/** Hides all slots in a browser whose reader wants no advertisements. */
export const NOP_SCRIPT = `try{if(localStorage.getItem("${AD_FREE_KEY}")==="yes")document.documentElement.dataset.nop=""}catch{}`;

/** Remembers in the browser whether a signed-in reader wants no advertisements (server contract, 14.6). */
export function renderChoiceScript(wantsNone: boolean): string {
  const act = wantsNone
    ? `setItem("${AD_FREE_KEY}","yes")`
    : `removeItem("${AD_FREE_KEY}")`;
  return `<script nonce="${SCRIPT_MARK}">try{localStorage.${act}}catch{}</script>`;
}

/** Hides the announcement before it when the reader has hidden it with JavaScript. */
export const ANNOUNCEMENT_SCRIPT = `{const b=document.currentScript.previousElementSibling;try{b.hidden=localStorage.getItem("dismissed."+b.dataset.announcement)!==null}catch{}}`;

/**
 * Shows the survey's box before it to a reader by the rules of `isShown`
 * (domain/notices/survey), and draws the reader's random number once.
 */
export const SURVEY_SCRIPT = `{const b=document.currentScript.previousElementSibling,s=JSON.parse(b.dataset.survey),k="survey."+s.bucket;let r={},p="";try{r=JSON.parse(localStorage.getItem(k))||{}}catch{}if(r.random===undefined){r.random=Math.random();try{localStorage.setItem(k,JSON.stringify(r))}catch{}}try{p=new URL(document.referrer).pathname}catch{}b.toggleAttribute("data-shown",location.hash==="#FORCE_SURVEY="+s.bucket||r.dismissed_at===undefined&&r.submitted_at===undefined&&p.startsWith(s.referrer)&&r.random>=s.rate[0]&&r.random<s.rate[1])}`;
