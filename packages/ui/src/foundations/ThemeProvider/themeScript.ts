/** The key of the stored theme (specification, section 3). */
export const themeStorageKey = "theme";

/** The class the light theme adds to the page's body (specification, section 3). */
export const lightThemeClass = "light-theme";

/** What is seen. */
export type Theme = "dark" | "light";

/** What can be chosen: a theme, or that of the visitor's system, now and when it changes. */
export type ThemeChoice = Theme | "system";

/** The query for a system in light colours. */
export const systemIsLight = "(prefers-color-scheme: light)";

/**
 * A classic script for the head. It sets the stored theme, or the default where none is stored,
 * before anything is painted: on the root element at once and on the body as soon as there is one,
 * so that the wrong theme never flashes. It is plain text: its hash can stand in a content security
 * policy.
 *
 * @param defaultTheme that of the `AgencyProvider`
 */
export const themeScriptFor = (defaultTheme: ThemeChoice): string =>
  `(function(){var t,r=document.documentElement;try{t=localStorage.getItem("${themeStorageKey}")}catch(e){}if(!/^(dark|light|system)$/.test(t))t="${defaultTheme}";if(t==="system"&&matchMedia("${systemIsLight}").matches)t="light";function s(e){e.classList.toggle("${lightThemeClass}",t==="light")}s(r);new MutationObserver(function(_,o){if(document.body){s(document.body);o.disconnect()}}).observe(r,{childList:true})})()`;

/** `themeScriptFor("dark")`: for the default theme of the `AgencyProvider`. */
export const themeScript = themeScriptFor("dark");

/**
 * A classic script for the head of a page whose HTML comes from a server. It remembers the button
 * that was pressed last, so that a menu, dialog or popover whose code was not there yet still opens.
 */
export const pressScript =
  'addEventListener("click",function(e){window.agencyPress=e.target.closest("button")},true)';

export { bannerScriptFor } from "../../shell/Banner/bannerScript.ts";
