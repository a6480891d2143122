/** Inline script of the head. Sets language and intro before the first paint. Built on its own. */

import { resolveLanguage } from "@agency/client/language";
import { getDirection } from "@agency/content/language";
import { introKey } from "./visit.ts";

const root = document.documentElement;
const { posted } = root.dataset;
// A page that answers a post without scripts is shown at the address of its form.
if (posted !== undefined) history.replaceState(null, "", posted);

const { language, redirectTo } = resolveLanguage();
if (redirectTo !== undefined) {
  root.style.visibility = "hidden";
  location.replace(redirectTo);
}
root.lang = language;
root.dir = getDirection(language);

function isSeen(): boolean {
  try {
    return sessionStorage.getItem(introKey) !== null;
  } catch {
    return false;
  }
}

/** Whether the page is a preview beside its form in the desk. */
const isFramed = self !== top;

// An empty document shows the intro while the page loads.
if (root.dataset.empty !== undefined || !(isFramed || isSeen())) root.dataset.intro = "";
