/** Serialized into the page, so they must be self-contained. */

/** Whether the page is hydrated and the intro gone. React adds properties to hydrated elements. */
export function isHydrated(): boolean {
  const heading = document.querySelector("main h1");
  if (!heading?.checkVisibility({ visibilityProperty: true })) return false;
  if (document.querySelector(".agency-intro")) return false;
  return Object.keys(heading).some((key) => key.startsWith("__react"));
}

export function startVisit(language: string): void {
  sessionStorage.clear();
  localStorage.clear();
  localStorage.setItem("i18nextLng", language);
  localStorage.setItem("cookie-consent", "rejected");
}

export const isIntroPlaying = (): boolean => document.documentElement.dataset.intro !== undefined;

/** Returns and clears them. */
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

export async function scrollThrough(): Promise<void> {
  const root = document.documentElement;
  for (let y = 0; y < root.scrollHeight; y += 600) {
    scrollTo({ top: y, behavior: "instant" });
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  scrollTo({ top: 0, behavior: "instant" });
}

/** Returns elements that make the page scroll sideways. */
export function getOverflowing(): string[] {
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

export const mark = (): void => void Object.assign(window, { marked: true });
export const isMarked = (): boolean => "marked" in window;

export const isAt = (path: string): boolean => location.pathname === path;
export const isIn = (language: string): boolean => document.documentElement.lang === language;
export const isLight = (): boolean => document.body.classList.contains("light-theme");

export const hasStatus = (selector: string, text: string): boolean =>
  [...document.querySelectorAll(`${selector} [role=status]`)].some(
    (one) => one.textContent.includes(text) && one.checkVisibility(),
  );
