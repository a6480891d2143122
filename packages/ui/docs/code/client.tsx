import { hydrateRoot } from "react-dom/client";
import { App } from "./server.tsx";

export const start = (root: Element, onRecoverableError?: (error: unknown) => void) =>
  hydrateRoot(root, <App language={document.documentElement.lang} />, {
    ...(onRecoverableError && { onRecoverableError }),
  });
