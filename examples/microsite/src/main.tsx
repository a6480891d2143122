import "@agency/ui/styles.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "./brand.css";
import { Microsite } from "./Microsite.tsx";

createRoot(document.getElementById("root") as HTMLElement).render(
  <StrictMode>
    <Microsite />
  </StrictMode>,
);
