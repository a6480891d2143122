import { translatedTypes } from "@agency/content/translation";
import { createRoot } from "react-dom/client";
import { Studio } from "sanity";
import { createConfig, isOwn, type Settings } from "./config.ts";
import { readAccess } from "./inbox/api.ts";
import { mayManage } from "./people/api.ts";
import { readTypes } from "./translations/ask.ts";

const answer = await fetch("/desk/api/settings");
if (!answer.ok) throw new Error(`The server does not say where the content is (${answer.status})`);

// The Studio warns about HTTP/1.1, but streams share a connection here (`shared-events.ts`).
sessionStorage.setItem("sanity-studio.network.check.snooze", new Date().toISOString());

const settings = (await answer.json()) as Settings;
const [inbox, types, mayManagePeople] = await Promise.all([
  readAccess(),
  isOwn(settings) ? readTypes() : translatedTypes,
  isOwn(settings) && mayManage(),
]);

createRoot(document.getElementById("root") as HTMLElement).render(
  <Studio config={createConfig(settings, { inbox, types, mayManagePeople })} />,
);
