/** Inline script of the head. Sets language and intro before the first paint. */

import { resolveLanguage } from "@agency/client/language";
import { getDirection } from "@agency/content/language";
import { introStorageKey } from "./introStorageKey.ts";

const root = document.documentElement;
const { posted } = root.dataset;
// The form's URL after a post without JavaScript.
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
    return sessionStorage.getItem(introStorageKey) !== null;
  } catch {
    return false;
  }
}

const isFramed = self !== top;

// Empty documents show the intro while loading.
if (root.dataset.empty !== undefined || !(isFramed || isSeen())) root.dataset.intro = "";
