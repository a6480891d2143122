/** Specification, section 3. */
export const themeStorageKey = "theme";

/** Specification, section 3. */
export const lightThemeClass = "light-theme";

export type Theme = "dark" | "light";

/** `system` follows `prefers-color-scheme`. */
export type ThemeChoice = Theme | "system";

export const systemIsLight = "(prefers-color-scheme: light)";

/**
 * Returns a classic script for the head that sets the theme class before the first paint: on the
 * root immediately, on the body once parsed. Allow it in a content security policy by hash.
 */
export const themeScriptFor = (defaultTheme: ThemeChoice): string =>
  `(function(){var t,r=document.documentElement;try{t=localStorage.getItem("${themeStorageKey}")}catch(e){}if(!/^(dark|light|system)$/.test(t))t="${defaultTheme}";if(t==="system"&&matchMedia("${systemIsLight}").matches)t="light";function s(e){e.classList.toggle("${lightThemeClass}",t==="light")}s(r);new MutationObserver(function(_,o){if(document.body){s(document.body);o.disconnect()}}).observe(r,{childList:true})})()`;

/** `themeScriptFor("dark")`. */
export const themeScript = themeScriptFor("dark");

/**
 * Classic script for the head. Records the last clicked button, so that menus, dialogs, popovers and
 * comboboxes open after hydration.
 */
export const pressScript =
  'addEventListener("click",function(e){window.agencyPress=e.target.closest("button")},true)';

export { getBannerScript } from "../../shell/Banner/getBannerScript.ts";
