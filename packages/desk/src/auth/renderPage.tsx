import "@agency/ui/styles.css";
import { getDirection } from "@agency/ui/utils";
import { type ComponentType, StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";
import type { PageProps } from "./AuthLayout.tsx";
import { type Language, languages, messages } from "./messages.ts";

const wanted = [new URLSearchParams(location.search).get("lng"), ...navigator.languages];
const firstLanguage =
  wanted.map((tag) => languages.find((one) => tag?.startsWith(one))).find(Boolean) ?? "en";

/** Uses the language of the URL or the browser. */
export function renderPage(titles: Record<Language, string>, Page: ComponentType<PageProps>): void {
  function show(language: Language): void {
    document.documentElement.lang = language;
    document.documentElement.dir = getDirection(language);
    document.title = `${titles[language]} · ${messages[language].desk}`;
  }

  function Shown() {
    const [language, setLanguage] = useState<Language>(firstLanguage);
    return (
      <Page
        language={language}
        onLanguage={(next) => {
          show(next);
          setLanguage(next);
        }}
      />
    );
  }

  show(firstLanguage);
  createRoot(document.getElementById("root") as HTMLElement).render(
    <StrictMode>
      <Shown />
    </StrictMode>,
  );
}
