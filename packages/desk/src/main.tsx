import { translatedTypes } from "@agency/content/translation";
import { createRoot } from "react-dom/client";
import { Studio } from "sanity";
import { createConfig, isEmbedded, type Settings } from "./config.ts";
import { monitorConnection } from "./connection/connection.ts";
import { holdRequests } from "./connection/holdRequests.ts";
import { readAccess } from "./inbox/api.ts";
import { keepRequestsLocal } from "./localHosts.ts";
import { fetchCanManagePeople } from "./people/api.ts";
import "./studio.css";
import { readTypes } from "./translations/api.ts";

const answer = await fetch("/desk/api/settings");
if (!answer.ok) throw new Error(`The server does not say where the content is (${answer.status})`);

// Hides the warning about HTTP/1.1: streams share a connection (`shared-event-source.ts`).
sessionStorage.setItem("sanity-studio.network.check.snooze", new Date().toISOString());

const settings = (await answer.json()) as Settings;
if (isEmbedded(settings)) {
  document.documentElement.dataset.embedded = "";
  keepRequestsLocal(settings.projectId);
  holdRequests();
  await monitorConnection();
}
const [inbox, types, canManagePeople] = await Promise.all([
  readAccess(),
  isEmbedded(settings) ? readTypes() : translatedTypes,
  isEmbedded(settings) && fetchCanManagePeople(),
]);

createRoot(document.getElementById("root") as HTMLElement).render(
  <Studio config={createConfig(settings, { inbox, types, canManagePeople })} />,
);
