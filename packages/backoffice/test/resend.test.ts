import { readSettings } from "@agency/server/internal/settings/settings";
import { cleanUp, onCleanUp } from "@agency/server/testing/cleanUp";
import { mailEnv, startMail } from "@agency/server/testing/mail";
import { type TestSite, withTimeouts } from "@agency/server/testing/startSite";
import { prepareTimeouts } from "@agency/server/testing/timeouts";
import { enquiries, enquiry } from "@agency/server/testing/visitors";
import { until } from "@agency/server/testing/wait";
import { afterEach, expect, it } from "vitest";
import { resend } from "../src/staff/commands.ts";
import { openDesk } from "../src/staff/connect.ts";
import { startSite as startDefault } from "./support/startSite.ts";

const timeouts = prepareTimeouts({ poll: 50, grace: 0, retry: 100 });
const startSite = withTimeouts(startDefault, timeouts);

afterEach(cleanUp);

const getMail = async (site: TestSite) => (await enquiries(site.writer))[0]?.mail;

it("a mail that the mail server refused (5xx) is tried once; staff can resend it", async () => {
  const mails = await startMail();
  mails.refuse.recipient = () => 550;
  const site = await startSite(mailEnv(mails));
  const { reference } = await (await site.post("/api/contact", enquiry("a@example.com"))).json();
  await until(async () => (await getMail(site))?.state === "failed");
  expect(await getMail(site)).toMatchObject({ tries: 1, lastError: "EENVELOPE 550" });
  mails.refuse.recipient = undefined;
  const env = { ...mailEnv(mails), PORT: new URL(site.url).port, DATA_DIR: site.dataDir };
  const desk = await openDesk(readSettings({ ...env, SITE_URL: "", SMTP_URL: "" }), "Salma");
  onCleanUp(desk.close);
  await resend(desk, [reference], {});
  await until(async () => (await getMail(site))?.state === "sent");
  expect(mails.received).toHaveLength(1);
});
