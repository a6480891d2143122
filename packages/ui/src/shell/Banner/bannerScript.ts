/** Where the name of the banner that was closed last is stored. */
export const bannerStorageKey = "banner";

/** On the root element while a closed banner still stands in the server's HTML. */
export const closedBannerClass = "banner-closed";

/**
 * A classic script for the head. It hides the banner of this name where the visitor has closed it,
 * before anything is painted, so that nothing shifts. It is plain text: its hash can stand in a
 * content security policy.
 *
 * @param name that of the `Banner`: letters, digits and hyphens
 */
export const bannerScriptFor = (name: string): string =>
  `try{if(localStorage.getItem("${bannerStorageKey}")===${JSON.stringify(name)})document.documentElement.classList.add("${closedBannerClass}")}catch(e){}`;
