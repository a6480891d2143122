import { type AddressInfo, connect, createServer } from "node:net";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { maxTries } from "../src/settings/timeouts.ts";
import { cleanUp, onCleanUp } from "./support/cleanUp.ts";
import { recordFigure } from "./support/figures.ts";
import { type Mails, mailEnv, startMail } from "./support/mail.ts";
import { freePort } from "./support/ports.ts";
import { startSite as startDefault, type TestSite, withTimeouts } from "./support/startSite.ts";
import { prepareTimeouts } from "./support/timeouts.ts";
import { filled, sendEmail, startInterceptor } from "./support/visitors.ts";
import { severalPolls, until } from "./support/wait.ts";

const timeouts = prepareTimeouts({ poll: 50, idle: 50, grace: 0, retry: 100, lease: 60_000 });
const startSite = withTimeouts(startDefault, timeouts);

afterEach(cleanUp);

const secret = "the-same-secret-for-all-instances";
const getEmail = async (site: TestSite) => (await site.subscribers())[0]?.mail;

describe("a mail server that is in trouble", () => {
  let held = 0;
  afterEach(() => void held++);
  afterAll(() =>
    recordFigure(
      "Mail server down, hanging, 4xx for a while, 4xx for ever, 5xx to the recipient, 5xx to the message",
      `${held} of 6: the visitor told at once that it is stored; mailed once when it works again; 5xx not tried again; given up after ${maxTries} tries`,
    ),
  );

  it("that is down gets the mail later, once", async () => {
    const port = await freePort();
    const site = await startSite(mailEnv({ url: `smtp://127.0.0.1:${port}` }));
    expect((await site.post("/api/newsletter", filled("later@example.com"))).status).toBe(201);
    expect((await site.post("/api/send-email", sendEmail("later@example.com"))).status).toBe(202);
    await until(async () => (await getEmail(site))?.lastError === "ESOCKET");
    const mails = await startMail(port);
    await until(async () => (await getEmail(site))?.state === "sent");
    await severalPolls();
    expect(mails.received).toHaveLength(1);
  });

  it("that says 4xx gets it again", async () => {
    const mails = await startMail();
    let refusals = 2;
    mails.refuse.message = () => (refusals-- > 0 ? 451 : undefined);
    const site = await startSite(mailEnv(mails));
    await site.post("/api/newsletter", filled("again@example.com"));
    await until(async () => (await getEmail(site))?.state === "sent");
    expect((await getEmail(site))?.tries).toBe(3);
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
      await until(async () => (await getEmail(site))?.state === "failed");
      await severalPolls();
      expect(asked).toBe(1);
      expect(await getEmail(site)).toMatchObject({
        tries: 1,
        lastError: expect.stringMatching(/^E\w+ 550$/),
      });
      expect(await site.ready()).toMatchObject({
        status: "ready",
        mail: { pending: 0, failed: 1 },
      });

      mails.refuse[what] = undefined;
      await site.post("/api/newsletter", filled("unknown@example.com"));
      await until(async () => (await getEmail(site))?.state === "sent");
    },
  );

  it("for ever is given up after the last try", async () => {
    Object.assign(timeouts, { retry: 1, maxRetry: 1 });
    const mails = await startMail();
    mails.refuse.message = () => 451;
    const site = await startSite(mailEnv(mails));
    await site.post("/api/newsletter", filled("never@example.com"));
    await until(async () => (await getEmail(site))?.state === "failed");
    expect((await getEmail(site))?.tries).toBe(maxTries);
    expect(site.log.join("")).toContain('"state":"failed"');
  });

  it("that never answers does not hold the visitor up", async () => {
    timeouts.send = 200;
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
    const { port } = silent.address() as { port: number };
    const site = await startSite(mailEnv({ url: `smtp://127.0.0.1:${port}` }));
    expect((await site.post("/api/newsletter", filled("slow@example.com"))).status).toBe(201);
    expect((await site.post("/api/send-email", sendEmail("slow@example.com"))).status).toBe(202);
    await until(async () => (await getEmail(site))?.lastError === "EABORT");
    silent.close();
  });
});

describe("a content service that goes away", () => {
  it("after the mail was sent hears of it later, and the mail is not sent again", async () => {
    const mails = await startMail();
    const interceptor = await startInterceptor();
    const site = await startSite({ ...mailEnv(mails), ...interceptor.env });
    let refused = 0;
    mails.refuse.message = () => {
      interceptor.before = () => {
        refused++;
        return new Response(null, { status: 500 });
      };
      return undefined;
    };
    await site.post("/api/newsletter", filled("marked@example.com"));
    await until(() => mails.received.length === 1);
    await until(() => refused > 3);
    interceptor.before = undefined;
    await until(async () => (await getEmail(site))?.state === "sent");
    await severalPolls();
    expect(await getEmail(site)).toMatchObject({ tries: 1 });
    expect(mails.received).toHaveLength(1);
  });
});

/** The sender cannot know whether the mail was accepted. */
describe("a mail that was taken, without an answer", () => {
  let twice = 0;
  afterAll(() =>
    recordFigure(
      "Mail taken, its answer lost (line cut after the final dot, limit of time, stop of the server)",
      `${twice} of 3: not lost, sent a second time with the same Message-ID, then marked as sent`,
    ),
  );

  async function expectTwice(mails: Mails): Promise<void> {
    await until(() => mails.received.length === 2);
    await severalPolls();
    expect(mails.received).toHaveLength(2);
    expect(new Set(mails.received.map(({ messageId }) => messageId)).size).toBe(1);
    twice++;
  }

  it("because the line is cut after the final dot is sent again", async () => {
    const mails = await startMail();
    const site = await startSite(mailEnv(await startLossyProxy(mails)));
    await site.post("/api/newsletter", filled("cut@example.com"));
    await until(async () => (await getEmail(site))?.state === "sent");
    expect(await getEmail(site)).toMatchObject({ tries: 2 });
    await expectTwice(mails);
  });

  it("because the server takes too long is sent again", async () => {
    timeouts.send = 1_000;
    const mails = await startMail();
    let release: (() => void) | undefined;
    mails.hold = new Promise((resolve) => {
      release = resolve;
    });
    const site = await startSite(mailEnv(mails));
    await site.post("/api/newsletter", filled("slow@example.com"));
    await until(() => mails.raw.length === 1);
    // The current try keeps its limit.
    timeouts.send = 60_000;
    const tries = (await getEmail(site))?.tries ?? 0;
    await until(async () => ((await getEmail(site))?.tries ?? 0) > tries);
    release?.();
    await until(async () => (await getEmail(site))?.state === "sent");
    await expectTwice(mails);
  });

  it("because the server was stopped is sent again after the start", async () => {
    timeouts.stop = 100;
    const mails = await startMail();
    let release: (() => void) | undefined;
    mails.hold = new Promise((resolve) => {
      release = resolve;
    });
    const site = await startSite(mailEnv(mails));
    await site.post("/api/newsletter", filled("stopped@example.com"));
    await until(() => mails.raw.length === 1);
    await site.stop();
    timeouts.stop = 10_000;
    release?.();
    const again = await startSite({ ...mailEnv(mails), DATA_DIR: site.dataDir });
    await until(async () => (await getEmail(again))?.state === "sent");
    await expectTwice(mails);
  });
});

async function startLossyProxy(mails: Mails): Promise<{ url: string }> {
  let isCut = false;
  const server = createServer((client) => {
    const upstream = connect(Number(new URL(mails.url).port), "127.0.0.1");
    let sent = "";
    client.on("data", (part) => {
      sent += part.toString("latin1");
      upstream.write(part);
    });
    upstream.on("data", (part) => {
      if (isCut || !sent.endsWith("\r\n.\r\n")) return client.write(part);
      isCut = true;
      return client.destroy();
    });
    client.on("error", () => upstream.destroy()).on("close", () => upstream.destroy());
    upstream.on("error", () => client.destroy()).on("close", () => client.destroy());
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  onCleanUp(() => server.close());
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

describe("the outbox", () => {
  const delay = 600_000;

  it("asks the content service once, as long as nothing is due", async () => {
    timeouts.idle = delay;
    const interceptor = await startInterceptor();
    let looks = 0;
    interceptor.before = (request) => {
      // The newsletter polls separately.
      if (/"due":\W+_type\W+"newsletterDelivery"\W+defined/.test(decodeURIComponent(request.url)))
        looks++;
      return undefined;
    };
    const site = await startSite(interceptor.env);
    await until(() => looks > 0);
    await severalPolls();
    expect(looks).toBe(1);

    await site.post("/api/newsletter", filled("closed-tab@example.com"));
    await until(async () => (await getEmail(site))?.state === "sent");
    expect(looks).toBeGreaterThan(1);
  });

  it("looks again when the next mail is due", async () => {
    timeouts.idle = delay;
    const mails = await startMail();
    let refusals = 2;
    mails.refuse.message = () => (refusals-- > 0 ? 451 : undefined);
    const site = await startSite(mailEnv(mails));
    await site.post("/api/newsletter", filled("due@example.com"));
    await until(async () => (await getEmail(site))?.state === "sent");
    expect(await getEmail(site)).toMatchObject({ tries: 3 });
  });
});

describe("several instances", () => {
  it("send one mail, whoever is asked", async () => {
    timeouts.grace = 60_000;
    const mails = await startMail();
    const first = await startSite({ ...mailEnv(mails), SECRET: secret });
    const second = await startSite({
      ...mailEnv(mails),
      SECRET: secret,
      SANITY_PROJECT_ID: "local",
      SANITY_API_HOST: first.content,
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
      SANITY_API_HOST: first.content,
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
    timeouts.grace = 60_000;
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
    await until(async () => (await getEmail(site))?.state === "sent");
    expect(await getEmail(site)).toMatchObject({ tries: 2 });
    expect(mails.received).toHaveLength(1);
  });
});
