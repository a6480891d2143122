import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { fetchResume } from "../src/resume/store.ts";
import { cleanUp, temporaryFolder } from "./support/cleanUp.ts";
import { startSite as startDefault, withTimeouts } from "./support/startSite.ts";
import { prepareTimeouts } from "./support/timeouts.ts";
import { applications, enquiries, filled } from "./support/visitors.ts";

const timeouts = prepareTimeouts({ poll: 60_000, grace: 60_000 });
const startSite = withTimeouts(startDefault, timeouts);

afterEach(cleanUp);

const before = new URL("fixtures/data-0.1", import.meta.url).pathname;
const sent = Buffer.from(
  "%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n% upgrade\nxref\n0 1\n0000000000 65535 f \ntrailer\n<< /Root 1 0 R >>\nstartxref\n60\n%%EOF\n",
);

const env = {
  SECRET: "secret of the fixture, no secret at all",
  SANITY_WRITE_TOKEN: "token-of-the-fixture-no-token-at-all",
};

it("a data folder of version 0.1 is taken over with all that visitors sent", async () => {
  const dataDir = join(temporaryFolder(), "data");
  cpSync(before, dataDir, { recursive: true });
  const open = () => startSite({ ...env, DATA_DIR: dataDir });
  const site = await open();
  expect((await enquiries(site.writer)).map(({ email }) => email)).toEqual(["enquiry@example.com"]);
  const [candidate] = await applications(site.writer);
  expect(candidate).toMatchObject({ email: "candidate@example.com", status: "new" });
  const resume = candidate && (await fetchResume(site.writer, candidate, []));
  expect(resume?.content).toEqual(sent);
  expect(resume?.file.name).toBe("سيرة.pdf");
  expect(existsSync(join(dataDir, "lake.db"))).toBe(false);
  expect((await site.post("/api/newsletter", filled("Subscriber@example.com"))).status).toBe(201);
  expect(await site.subscribers()).toHaveLength(1);
  await site.stop();
  const again = await open();
  expect(await enquiries(again.writer)).toHaveLength(1);
});
