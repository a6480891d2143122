/** The key of the stored theme (specification, section 3). */
export const themeStorageKey = "theme";

/** The class the light theme adds to the page's body (specification, section 3). */
export const lightThemeClass = "light-theme";

export type Theme = "dark" | "light";

/**
 * A classic script for the head. It sets the stored theme, or the default where none is stored,
 * before anything is painted: on the root element at once and on the body as soon as there is one,
 * so that the wrong theme never flashes. It is plain text: its hash can stand in a content security
 * policy.
 *
 * @param defaultTheme that of the `AgencyProvider`
 */
export const themeScriptFor = (defaultTheme: Theme): string =>
  `(function(){var t,r=document.documentElement;try{t=localStorage.getItem("${themeStorageKey}")}catch(e){}function s(e){e.classList.toggle("${lightThemeClass}",t${defaultTheme === "light" ? '!=="dark"' : '==="light"'})}s(r);new MutationObserver(function(_,o){if(document.body){s(document.body);o.disconnect()}}).observe(r,{childList:true})})()`;

/** `themeScriptFor("dark")`: for the default theme of the `AgencyProvider`. */
export const themeScript = themeScriptFor("dark");
