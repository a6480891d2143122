import { readSettings } from "@agency/server/internal/settings/settings";
import { onCleanUp } from "@agency/server/testing/cleanUp";
import { pdf } from "@agency/server/testing/pdfs";
import type { StartSite, TestSite } from "@agency/server/testing/startSite";
import {
  addVacancies,
  application,
  applications,
  apply,
  enquiries,
  enquiry,
  filled,
} from "@agency/server/testing/visitors";
import { until } from "@agency/server/testing/wait";
import type { Command } from "../../src/staff/commands.ts";
import { type Desk, openDesk } from "../../src/staff/connect.ts";

export const getEnv = (site: TestSite) => ({
  PORT: new URL(site.url).port,
  DATA_DIR: site.dataDir,
});

/** Starts a site with one submission of each kind by one person. */
export const withDesk =
  (startSite: StartSite) =>
  async (email = "person@example.com", env: Record<string, string> = { STAFF_MAIL: "off" }) => {
    const site = await startSite(env);
    await addVacancies(site.writer);
    const file = { name: "سيرة.pdf", content: pdf() };
    const contact = await (await site.post("/api/contact", enquiry(email))).json();
    const candidate = await (await apply(site.url, application(email), file)).json();
    await site.post("/api/newsletter", filled(email));
    await until(async () => {
      const sent = [...(await enquiries(site.writer)), ...(await applications(site.writer))];
      return [...sent, await site.subscriber(email)].every((one) => one?.mail?.state === "sent");
    });
    const desk = await openDesk(readSettings(getEnv(site)), "Salma");
    onCleanUp(desk.close);
    return { site, desk, enq: String(contact.reference), app: String(candidate.reference) };
  };

export const run = (command: Command, desk: Desk, ...args: string[]) => command(desk, args, {});
