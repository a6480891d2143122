import { createRoot } from "react-dom/client";
import { Studio } from "sanity";
import { configOf, type Settings } from "./config.ts";
import { shareEvents } from "./shared-events.ts";

const answer = await fetch("/desk/api/settings");
if (!answer.ok) throw new Error(`The server does not say where the content is (${answer.status})`);

shareEvents();
createRoot(document.getElementById("root") as HTMLElement).render(
  <Studio config={configOf((await answer.json()) as Settings)} />,
);
