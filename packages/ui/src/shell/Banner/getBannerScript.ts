/** `localStorage` key for the name of the last dismissed banner. */
export const bannerStorageKey = "banner";

/** Root class that hides a dismissed banner until hydration. */
export const dismissedBannerClass = "banner-closed";

/**
 * Returns an inline script for the head that hides a dismissed banner before the first paint. Hash
 * it for a Content Security Policy.
 *
 * @param name `dismiss.name` of the `Banner`: letters, digits and hyphens
 */
export const getBannerScript = (name: string): string =>
  `try{if(localStorage.getItem("${bannerStorageKey}")===${JSON.stringify(name)})document.documentElement.classList.add("${dismissedBannerClass}")}catch(e){}`;
