import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { removeLeftovers, writeDurably } from "../src/settings/files.ts";
import { cleanUp, temporaryFolder } from "./support/cleanUp.ts";
import { mailEnv, startMail } from "./support/mail.ts";
import { startSite as startDefault, withTimeouts } from "./support/startSite.ts";
import { prepareTimeouts } from "./support/timeouts.ts";
import { filled } from "./support/visitors.ts";
import { until } from "./support/wait.ts";

const timeouts = prepareTimeouts({ poll: 50, grace: 0 });
const startSite = withTimeouts(startDefault, timeouts);

afterEach(cleanUp);

it("what killed processes were writing goes, what others write stays", async () => {
  const folder = temporaryFolder();
  const names = [
    "a.eml",
    "b.eml.0123456789ab.tmp",
    "c.eml.999999999-0123456789ab.tmp",
    `d.eml.${process.ppid}-0123456789ab.tmp`,
    "e.tmp",
  ];
  for (const name of names) writeFileSync(join(folder, name), "");
  await removeLeftovers(folder);
  expect(readdirSync(folder).sort()).toEqual(["a.eml", names[3], "e.tmp"]);
  await removeLeftovers(join(folder, "nothing"));
  await writeDurably(join(folder, "a.eml"), "whole");
});

it("go from the folder of mails at a start", async () => {
  const dataDir = temporaryFolder();
  mkdirSync(join(dataDir, "mail"));
  writeFileSync(join(dataDir, "mail/one.eml.0123456789ab.tmp"), "half");
  await startSite({ DATA_DIR: dataDir });
  expect(readdirSync(join(dataDir, "mail"))).toEqual([]);
});

it("a mail that a killed server had taken on is sent at once by the next one", async () => {
  const mails = await startMail();
  Object.assign(timeouts, { grace: 60_000 });
  const first = await startSite(mailEnv(mails));
  await first.post("/api/newsletter", filled("claimed@example.com"));
  const id = (await first.subscriber("claimed@example.com"))?._id ?? "";
  const mail = {
    state: "sending",
    tries: 1,
    nextTryAt: new Date().toISOString(),
    claim: "a-process-that-is-gone",
    claimedUntil: new Date(Date.now() + 180_000).toISOString(),
  };
  await first.writer.patch(id).set({ mail }).commit();
  await first.stop();
  const second = await startSite({ ...mailEnv(mails), DATA_DIR: first.dataDir });
  await until(() => mails.received.length === 1);
  await until(async () => (await second.subscriber("claimed@example.com"))?.mail.state === "sent");
});
