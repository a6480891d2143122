/**
 * Runs in the page's head, before anything is painted. It is built on its own and stands in the page
 * as an inline script: the language of the address, and whether the intro plays, are known from the
 * first frame on.
 */

import { resolveLanguage } from "@agency/client/language";
import { getDirection } from "@agency/content/language";
import { introKey } from "./visit.ts";

const root = document.documentElement;
const { posted } = root.dataset;
// What a form was answered with stands at the address of the form's page.
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

/** Beside its form in the desk, where an editor looks at page after page. */
const isFramed = self !== top;

// An empty document has nothing else to show while the page is made.
if (root.dataset.empty !== undefined || !(isFramed || isSeen())) root.dataset.intro = "";
