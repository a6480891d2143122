import { loadTranslations } from "@agency/client/i18n";
import { createDeferredPart } from "@agency/client/navigation/DeferredHydration";
import { parseLocalizedPath } from "@agency/client/routes";
import type { Language } from "@agency/content/language";

const loadContactTranslations = (language: Language) => loadTranslations(language, ["contact"]);

export const way = createDeferredPart(
  "src/pages/home/StageSlider.tsx",
  () => import("./StageSlider.tsx"),
);
export const middle = createDeferredPart(
  "src/pages/home/HomeSections.tsx",
  () => import("./HomeSections.tsx"),
);
export const enquiry = createDeferredPart("src/pages/home/EnquiryForm.tsx", async () => {
  const words =
    typeof location === "undefined" ||
    loadContactTranslations(parseLocalizedPath(location.pathname).language);
  const [module] = await Promise.all([import("./EnquiryForm.tsx"), words]);
  return module;
});

/** Preloads deferred parts for server and client-side navigation. */
export const preloadDeferredParts = (language: Language): Promise<unknown> =>
  Promise.all([loadContactTranslations(language), way.load(), middle.load(), enquiry.load()]);
