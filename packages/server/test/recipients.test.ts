import { afterAll, beforeAll, expect, it } from "vitest";
import { changeContact } from "../src/applicants/changes.ts";
import type { Application, Message } from "../src/records/types.ts";
import { cleanUp } from "./support/cleanUp.ts";
import { type Mails, mailEnv, startMail } from "./support/mail.ts";
import { startSite as startDefault, type TestSite, withTimeouts } from "./support/startSite.ts";
import { prepareTimeouts } from "./support/timeouts.ts";
import { addVacancies, application, applications, apply, filled } from "./support/visitors.ts";
import { until } from "./support/wait.ts";

const timeouts = prepareTimeouts({ poll: 50, grace: 0 });
const startSite = withTimeouts(startDefault, timeouts);

let site: TestSite;
let mails: Mails;

beforeAll(async () => {
  mails = await startMail();
  site = await startSite({ ...mailEnv(mails), STAFF_MAIL: "off" });
  await addVacancies(site.writer);
});
afterAll(cleanUp);

const countTo = (email: string) =>
  mails.received.filter((mail) => mail.to?.some(({ address }) => address === email)).length;

const settled = ({ mail }: { mail?: { state: string } | undefined }) =>
  mail?.state === "sent" || mail?.state === "failed";

it("a stranger causes three mails an hour to one mailbox, by all forms together", async () => {
  const email = "victim@example.com";
  expect((await site.post("/api/newsletter", filled(email))).status).toBe(201);
  await until(async () => settled((await site.subscriber(email)) ?? {}));
  for (let turn = 0; turn < 4; turn++)
    expect((await apply(site.url, application(email, { coverLetter: `${turn}` }))).status).toBe(
      201,
    );
  const mine = async () =>
    (await applications(site.writer)).filter((one) => one.email === email) as Application[];
  await until(async () => (await mine()).length === 4 && (await mine()).every(settled));
  expect(countTo(email)).toBe(3);
  const refused = (await mine()).filter(({ mail }) => mail?.state === "failed");
  expect(refused.map(({ mail }) => mail?.lastError)).toEqual([
    "recipient-limit",
    "recipient-limit",
  ]);

  expect((await apply(site.url, application("stranger@example.com"))).status).toBe(201);
  const stranger = async () =>
    (await applications(site.writer)).find((one) => one.email === "stranger@example.com");
  await until(async () => settled((await stranger()) ?? {}));
  await changeContact(site.writer, (await stranger())?._id ?? "", { email, phone: "+971 4 000" });
  const asked = () => site.writer.fetch<Message[]>(`*[_type == "message" && kind == "confirm"]`);
  await until(async () => (await asked()).length === 1 && (await asked()).every(settled));
  expect((await asked())[0]?.mail).toMatchObject({ state: "failed", lastError: "recipient-limit" });
  expect(countTo(email)).toBe(3);
});
