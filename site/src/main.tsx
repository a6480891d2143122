import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { startWords } from "./i18n.ts";
import { detectLanguage } from "./language.ts";
import { loadAddress } from "./pageLoader.ts";
import { pages } from "./pages/index.ts";
import { pageOf } from "./routes.ts";

/**
 * The element the site renders into.
 *
 * @throws Error when the page has none (specification, section 8)
 */
export function findRoot(): HTMLElement {
  const root = document.getElementById("root");
  if (!root) {
    throw new Error(
      'Root element not found. Make sure there is an element with id="root" in your HTML.',
    );
  }
  return root;
}

/** Loads the first page's code, words and data, while the intro plays. */
export async function prepare(): Promise<void> {
  findRoot();
  const language = detectLanguage();
  const { page } = pageOf(location.pathname);
  const words = startWords(language, pages[page].namespace);
  // The page's code is asked for at once; its words are a part of what `words` loads.
  await Promise.all([words, pages[page].load()]);
  await loadAddress(location.href, language);
}

/** Renders the site. Called when the intro has ended; nothing of the site is rendered before. */
export function render(): void {
  createRoot(findRoot()).render(<App />);
}
