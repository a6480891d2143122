import "@agency/ui/styles.css";
import { directionOf } from "@agency/ui/AgencyProvider";
import { StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";
import { call } from "./call.ts";
import { type Invitation, SignIn } from "./SignIn.tsx";
import { type Language, languages, words } from "./words.ts";

const wanted = [new URLSearchParams(location.search).get("lng"), ...navigator.languages];
const firstLanguage =
  wanted.map((tag) => languages.find((one) => tag?.startsWith(one))).find(Boolean) ?? "en";

function show(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  document.title = `${words[language].signIn.title} · ${words[language].desk}`;
}

const token = new URLSearchParams(location.hash.slice(1)).get("invitation");
// Nobody who looks at the address, or goes back in it, finds the link again.
if (token) history.replaceState(null, "", location.pathname + location.search);
const asked = token ? await call<Omit<Invitation, "token">>("invitation", { token }) : undefined;
const invitation = token && asked?.ok ? { token, email: asked.answer.email } : undefined;
const refused = asked && !asked.ok ? (asked.code ?? "offline") : undefined;

function Page() {
  const [language, setLanguage] = useState<Language>(firstLanguage);
  return (
    <SignIn
      language={language}
      onLanguage={(next) => {
        show(next);
        setLanguage(next);
      }}
      invitation={invitation}
      refused={refused}
    />
  );
}

show(firstLanguage);
createRoot(document.getElementById("root") as HTMLElement).render(
  <StrictMode>
    <Page />
  </StrictMode>,
);
