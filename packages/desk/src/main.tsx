import { createRoot } from "react-dom/client";
import { Studio } from "sanity";
import { configOf, type Settings } from "./config.ts";

const answer = await fetch("/desk/api/settings");
if (!answer.ok) throw new Error(`The server does not say where the content is (${answer.status})`);

// The Studio warns of servers without HTTP/2, where its streams would take all connections: here they
// share one (`shared-events.ts`).
sessionStorage.setItem("sanity-studio.network.check.snooze", new Date().toISOString());

createRoot(document.getElementById("root") as HTMLElement).render(
  <Studio config={configOf((await answer.json()) as Settings)} />,
);
