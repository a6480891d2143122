/** Functions that run in a page: each stands alone, as its text is sent to the browser. */

/** The heading is shown, the intro has gone, and React has written its own properties into the elements. */
export function isAlive(): boolean {
  const heading = document.querySelector("main h1");
  if (!heading?.checkVisibility({ visibilityProperty: true })) return false;
  if (document.querySelector(".agency-intro")) return false;
  return Object.keys(heading).some((key) => key.startsWith("__react"));
}

/** Begins a visit: in a language, with the cookie notice answered, and with the intro to come. */
export function begin(language: string): void {
  sessionStorage.clear();
  localStorage.clear();
  localStorage.setItem("i18nextLng", language);
  localStorage.setItem("cookie-consent", "rejected");
}

/** The intro is shown, or would be. */
export const plays = (): boolean => document.documentElement.dataset.intro !== undefined;

/** What went wrong since the page began, and since it was last asked. */
export const problems = (): string[] => window.problems?.splice(0) ?? ["not watched"];

export function facts() {
  const { lang, dir } = document.documentElement;
  const isShown = (one: Element) => one.checkVisibility({ visibilityProperty: true });
  const footer = document.querySelector("footer");
  return {
    lang,
    dir,
    headings: [...document.querySelectorAll("h1")].filter(isShown).length,
    footer: footer !== null && isShown(footer) && footer.getBoundingClientRect().height > 0,
  };
}

/** Scrolls to the end and back, so that what is loaded late is loaded. */
export async function scrollThrough(): Promise<void> {
  const root = document.documentElement;
  for (let y = 0; y < root.scrollHeight; y += 600) {
    scrollTo({ top: y, behavior: "instant" });
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  scrollTo({ top: 0, behavior: "instant" });
}

/** What makes the page wider than its window: nothing, where it does not scroll sideways. */
export function sticksOut(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.querySelectorAll("#root *")].filter((one) => {
    const { left, right } = one.getBoundingClientRect();
    return left < 0 || right > clientWidth;
  });
  return [
    `${scrollWidth - clientWidth} px`,
    ...wide.slice(0, 5).map((one) => (one.cloneNode() as Element).outerHTML),
  ];
}

export const isVisible = (selector: string): boolean =>
  document.querySelector(selector)?.checkVisibility({ visibilityProperty: true }) ?? false;

/** Marks the document: a new one has no mark. */
export const mark = (): void => void Object.assign(window, { marked: true });
export const isMarked = (): boolean => "marked" in window;

export const isAt = (path: string): boolean => location.pathname === path;
export const isIn = (language: string): boolean => document.documentElement.lang === language;
export const isLight = (): boolean => document.body.classList.contains("light-theme");

/** A status in an element says so, and shows it. */
export const says = (selector: string, text: string): boolean =>
  [...document.querySelectorAll(`${selector} [role=status]`)].some(
    (one) => one.textContent.includes(text) && one.checkVisibility(),
  );
