import { createServer } from "node:http";
import { type AddressInfo, createServer as createTcpServer } from "node:net";
import { openLake } from "@agency/content-lake";
import { getRequestListener } from "@hono/node-server";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { mostTries, times } from "../times.ts";
import {
  cleanUp,
  filled,
  freePort,
  mailEnv,
  onCleanUp,
  sendEmail,
  severalPolls,
  startMail,
  startSite,
  type TestSite,
  temporaryFolder,
  until,
} from "./support.ts";

beforeEach(() => Object.assign(times, { poll: 50, grace: 0, retry: 100, lease: 60_000 }));
afterEach(cleanUp);

const secret = "the-same-secret-for-all-instances";
const mailOf = async (site: TestSite) => (await site.subscribers())[0]?.mail;

describe("a mail server that is in trouble", () => {
  it("that is down gets the mail later, once", async () => {
    const port = await freePort();
    const site = await startSite(mailEnv({ url: `smtp://127.0.0.1:${port}` }));
    expect((await site.post("/api/newsletter", filled("later@example.com"))).status).toBe(201);
    expect((await site.post("/api/send-email", sendEmail("later@example.com"))).status).toBe(202);
    await until(async () => (await mailOf(site))?.lastError === "ESOCKET");
    const mails = await startMail(port);
    await until(async () => (await mailOf(site))?.state === "sent");
    await severalPolls();
    expect(mails.received).toHaveLength(1);
  });

  it("that says 4xx gets it again", async () => {
    const mails = await startMail();
    let refusals = 2;
    mails.refuse.message = () => (refusals-- > 0 ? 451 : undefined);
    const site = await startSite(mailEnv(mails));
    await site.post("/api/newsletter", filled("again@example.com"));
    await until(async () => (await mailOf(site))?.state === "sent");
    expect((await mailOf(site))?.tries).toBe(3);
    expect(mails.received).toHaveLength(1);
  });

  it.each(["recipient", "message"] as const)(
    "that says 5xx to the %s is not asked again",
    async (what) => {
      const mails = await startMail();
      let asked = 0;
      mails.refuse[what] = () => {
        asked++;
        return 550;
      };
      const site = await startSite(mailEnv(mails));
      await site.post("/api/newsletter", filled("unknown@example.com"));
      await until(async () => (await mailOf(site))?.state === "failed");
      await severalPolls();
      expect(asked).toBe(1);
      expect(await mailOf(site)).toMatchObject({
        tries: 1,
        lastError: expect.stringMatching(/^E\w+ 550$/),
      });
      expect(await (await fetch(`${site.url}/readyz`)).json()).toEqual({
        status: "ready",
        mail: { pending: 0, failed: 1 },
      });

      mails.refuse[what] = undefined;
      await site.post("/api/newsletter", filled("unknown@example.com"));
      await until(async () => (await mailOf(site))?.state === "sent");
    },
  );

  it("for ever is given up after the last try", async () => {
    Object.assign(times, { retry: 1, retryMost: 1 });
    const mails = await startMail();
    mails.refuse.message = () => 451;
    const site = await startSite(mailEnv(mails));
    await site.post("/api/newsletter", filled("never@example.com"));
    await until(async () => (await mailOf(site))?.state === "failed");
    expect((await mailOf(site))?.tries).toBe(mostTries);
    expect(site.log.join("")).toContain('"state":"failed"');
    times.retryMost = 3_600_000;
  });

  it("that never answers does not hold the visitor up", async () => {
    times.send = 200;
    const silent = createTcpServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
    const { port } = silent.address() as { port: number };
    const site = await startSite(mailEnv({ url: `smtp://127.0.0.1:${port}` }));
    expect((await site.post("/api/newsletter", filled("slow@example.com"))).status).toBe(201);
    expect((await site.post("/api/send-email", sendEmail("slow@example.com"))).status).toBe(202);
    await until(async () => (await mailOf(site))?.lastError === "EABORT");
    silent.close();
    times.send = 60_000;
  });
});

describe("a content service that goes away", () => {
  it("after the mail was sent hears of it later, and the mail is not sent again", async () => {
    const mails = await startMail();
    const passage = await startPassage();
    const site = await startSite({
      ...mailEnv(mails),
      SECRET: secret,
      SANITY_PROJECT_ID: "local",
      SANITY_API_HOST: passage.url,
      SANITY_WRITE_TOKEN: passage.token,
    });
    mails.refuse.message = () => {
      passage.closed = true;
      return undefined;
    };
    await site.post("/api/newsletter", filled("marked@example.com"));
    await until(() => mails.received.length === 1);
    await until(() => passage.refused > 3);
    passage.closed = false;
    await until(async () => (await mailOf(site))?.state === "sent");
    await severalPolls();
    expect(await mailOf(site)).toMatchObject({ tries: 1 });
    expect(mails.received).toHaveLength(1);
  });
});

/** A content service on its own, with a door that can be closed. */
async function startPassage() {
  const lake = await openLake({ dataDir: temporaryFolder() });
  const passage = { url: "", token: lake.token, closed: false, refused: 0 };
  const listener = getRequestListener((request) => {
    if (!passage.closed) return lake.fetch(request);
    passage.refused++;
    return new Response(null, { status: 500 });
  });
  const server = createServer((request, response) => void listener(request, response));
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  onCleanUp(async () => {
    server.closeAllConnections();
    server.close();
    await lake.close();
  });
  passage.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return passage;
}

describe("several instances", () => {
  it("send one mail, whoever is asked", async () => {
    times.grace = 60_000;
    const mails = await startMail();
    const first = await startSite({ ...mailEnv(mails), SECRET: secret });
    const second = await startSite({
      ...mailEnv(mails),
      SECRET: secret,
      SANITY_PROJECT_ID: "local",
      SANITY_API_HOST: `${first.url}/content`,
      SANITY_WRITE_TOKEN: first.token,
    });
    const visitors = Array.from({ length: 12 }, (_, index) => `visitor${index}@example.com`);
    await Promise.all(
      visitors.map((email, index) =>
        (index % 2 ? first : second).post("/api/newsletter", filled(email)),
      ),
    );
    await Promise.all(
      visitors.flatMap((email) =>
        [first, second, first].map((site) => site.post("/api/send-email", sendEmail(email))),
      ),
    );
    await until(async () => (await first.subscribers()).every(({ mail }) => mail.state === "sent"));
    await severalPolls();
    expect(mails.received.map(({ to }) => to?.[0]?.address).sort()).toEqual([...visitors].sort());
  });

  it("that both poll send one mail", async () => {
    const mails = await startMail();
    const first = await startSite({ ...mailEnv(mails), SECRET: secret });
    await startSite({
      ...mailEnv(mails),
      SECRET: secret,
      SANITY_PROJECT_ID: "local",
      SANITY_API_HOST: `${first.url}/content`,
      SANITY_WRITE_TOKEN: first.token,
    });
    await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        first.post("/api/newsletter", filled(`p${index}@example.com`)),
      ),
    );
    await until(async () => (await first.subscribers()).every(({ mail }) => mail.state === "sent"));
    await severalPolls();
    expect(mails.received).toHaveLength(8);
  });

  it("leave alone what another one is sending, and take on what it left behind", async () => {
    times.grace = 60_000;
    const mails = await startMail();
    const site = await startSite(mailEnv(mails));
    await site.post("/api/newsletter", filled("left@example.com"));
    const [subscriber] = await site.subscribers();
    const id = subscriber?._id ?? "";
    const claimed = (until: number) => ({
      state: "sending",
      tries: 1,
      nextTryAt: new Date().toISOString(),
      claim: "another-instance",
      claimedUntil: new Date(until).toISOString(),
    });
    await site.writer
      .patch(id)
      .set({ mail: claimed(Date.now() + 60_000) })
      .commit();
    await site.post("/api/send-email", sendEmail("left@example.com"));
    await severalPolls();
    expect(mails.received).toHaveLength(0);
    await site.writer
      .patch(id)
      .set({ mail: claimed(Date.now() - 1) })
      .commit();
    await until(async () => (await mailOf(site))?.state === "sent");
    expect(await mailOf(site)).toMatchObject({ tries: 2 });
    expect(mails.received).toHaveLength(1);
  });
});
