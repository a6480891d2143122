import { loadTranslations } from "@agency/client/i18n";
import { createDeferredPart } from "@agency/client/navigation/DeferredHydration";
import { readAddress } from "@agency/client/routes";
import type { Language } from "@agency/content/language";

const loadOwnWords = (language: Language) => loadTranslations(language, ["contact"]);

export const way = createDeferredPart("src/pages/home/Way.tsx", () => import("./Way.tsx"));
export const middle = createDeferredPart("src/pages/home/Middle.tsx", () => import("./Middle.tsx"));
export const enquiry = createDeferredPart("src/pages/home/Enquiry.tsx", async () => {
  const words =
    typeof location === "undefined" || loadOwnWords(readAddress(location.pathname).language);
  const [module] = await Promise.all([import("./Enquiry.tsx"), words]);
  return module;
});

/** Preloads deferred parts for the server and client-side navigation. */
export const loadParts = (language: Language): Promise<unknown> =>
  Promise.all([loadOwnWords(language), way.load(), middle.load(), enquiry.load()]);
