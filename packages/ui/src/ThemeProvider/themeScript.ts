/** The key of the stored theme (specification, section 3). */
export const themeStorageKey = "theme";

/** The class the light theme adds to the page's body (specification, section 3). */
export const lightThemeClass = "light-theme";

/**
 * A classic script for the head. It sets the stored theme before anything is painted, on the root
 * element at once and on the body as soon as there is one, so that the wrong theme never flashes.
 * It is plain text: its hash can stand in a content security policy.
 */
export const themeScript = `(function(){try{if(localStorage.getItem("${themeStorageKey}")!=="light")return}catch(e){return}var r=document.documentElement,c="${lightThemeClass}";r.classList.add(c);new MutationObserver(function(_,o){if(document.body){document.body.classList.add(c);o.disconnect()}}).observe(r,{childList:true})})()`;
