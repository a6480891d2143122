import "@agency/ui/styles.css";
import "./brand.css";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { type PageState, Site } from "./Site.tsx";

const getText = (id: string) => document.getElementById(id)?.textContent ?? "";

// A transition: input has priority.
startTransition(() => {
  hydrateRoot(
    document.getElementById("root") as HTMLElement,
    <StrictMode>
      <Site {...(JSON.parse(getText("state")) as PageState)} />
    </StrictMode>,
  );
});
