import { createServer, connect as tcp } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readSettings } from "../settings.ts";
import { resend } from "../staff/commands.ts";
import { openDesk } from "../staff/connect.ts";
import { mostTries, times } from "../times.ts";
import { figure } from "./figures.ts";
import { pdf } from "./files.ts";
import {
  cleanUp,
  filled,
  freePort,
  type Mails,
  mailEnv,
  onCleanUp,
  sendEmail,
  severalPolls,
  startMail,
  startSite,
  type TestSite,
  until,
} from "./support.ts";
import {
  application,
  applications,
  apply,
  assets,
  enquiries,
  enquiry,
  type Passage,
  startPassage,
} from "./visitors.ts";

const before = { ...times };
beforeEach(() => Object.assign(times, before, { poll: 50, grace: 0, retry: 100 }));
afterEach(async () => {
  vi.useRealTimers();
  await cleanUp();
});

const kinds = ["contact", "newsletter", "application"] as const;
const file = { name: "cv.pdf", content: pdf() };

/** Sends one kind of form, as often as it is called the very same one. */
function sender(kind: (typeof kinds)[number], email: string) {
  if (kind === "application") {
    const form = application(email);
    return (site: TestSite) => apply(site.url, form, file);
  }
  const form = kind === "contact" ? enquiry(email) : filled(email);
  return (site: TestSite) => site.post(`/api/${kind}`, form);
}

const mailOf = async (site: TestSite) => (await enquiries(site.writer))[0]?.mail;

describe("a mail server in trouble", () => {
  it("that dies in the middle of a message gets it again, and it arrives once", async () => {
    const mails = await startMail();
    const door = await startMailDoor(mails, 2);
    const site = await startSite(mailEnv(door));
    await site.post("/api/contact", enquiry("half@example.com"));
    await until(async () => (await mailOf(site))?.state === "sent");
    expect(await mailOf(site)).toMatchObject({ tries: 3 });
    await severalPolls();
    expect(mails.received).toHaveLength(1);
    expect(mails.received[0]?.text).toContain("Where should it arrive?");
  });

  it.each([
    ["refuses connections", async () => mailEnv({ url: `smtp://127.0.0.1:${await freePort()}` })],
    ["hangs", async () => mailEnv({ url: await silentPort() })],
    ["says 4xx", async () => mailEnv(await refusing(451))],
  ])(
    "that %s to the last try makes a failed mail that health, log and staff see",
    async (_how, env) => {
      Object.assign(times, { retry: 1, retryMost: 1, send: 100 });
      const site = await startSite(await env());
      const answer = await site.post("/api/contact", enquiry("never@example.com"));
      expect(answer.status).toBe(201);
      await until(async () => (await mailOf(site))?.state === "failed");
      expect(await mailOf(site)).toMatchObject({
        tries: mostTries,
        lastError: expect.stringMatching(/^E/),
      });
      const health = await (await fetch(`${site.url}/readyz`)).json();
      expect(health).toMatchObject({ status: "ready", mail: { failed: 1 } });
      expect(site.log.join("")).toContain('"msg":"mail given up"');
      expect(site.log.join("")).not.toContain("never@");
    },
  );

  it("that says 5xx is asked once; staff can have the mail sent again", async () => {
    const mails = await refusing(550);
    const site = await startSite(mailEnv(mails));
    const { reference } = await (await site.post("/api/contact", enquiry("a@example.com"))).json();
    await until(async () => (await mailOf(site))?.state === "failed");
    expect(await mailOf(site)).toMatchObject({ tries: 1, lastError: "EENVELOPE 550" });
    mails.refuse.recipient = undefined;
    const env = { ...mailEnv(mails), PORT: new URL(site.url).port, DATA_DIR: site.dataDir };
    const desk = await openDesk(readSettings({ ...env, SITE_URL: "", SMTP_URL: "" }), "Salma");
    onCleanUp(desk.close);
    await resend(desk, [reference], {});
    await until(async () => (await mailOf(site))?.state === "sent");
    expect(mails.received).toHaveLength(1);
  });
});

async function refusing(status: number): Promise<Mails> {
  const mails = await startMail();
  mails.refuse.recipient = () => status;
  return mails;
}

async function silentPort(): Promise<string> {
  const server = createServer(() => undefined);
  const port = await new Promise<number>((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve((server.address() as { port: number }).port));
  });
  onCleanUp(() => server.close());
  return `smtp://127.0.0.1:${port}`;
}

/** A way to the mail server that breaks in the middle of a message, a few times. */
async function startMailDoor(mails: Mails, breaks: number): Promise<{ url: string }> {
  let left = breaks;
  const server = createServer((client) => {
    const upstream = tcp(Number(new URL(mails.url).port), "127.0.0.1");
    let inMessage = false;
    client.on("data", (part) => {
      if (inMessage && left > 0) {
        left--;
        upstream.write(part.subarray(0, 100));
        client.destroy();
        return upstream.destroy();
      }
      inMessage = /(^|\n)DATA\r\n$/i.test(part.toString());
      upstream.write(part);
    });
    upstream.on("data", (part) => client.write(part));
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const)
      one.on("error", () => other.destroy()).on("close", () => other.destroy());
  });
  const port = await new Promise<number>((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve((server.address() as { port: number }).port));
  });
  onCleanUp(() => server.close());
  return { url: `smtp://127.0.0.1:${port}` };
}

const say = (status: number) => () =>
  new Response("{}", { status, headers: { "Content-Type": "application/json" } });

describe("a content service in trouble", () => {
  const late = async () => {
    await sleep(500);
    return undefined;
  };
  const faults: Record<string, Pick<Passage, "before" | "after">> = {
    "is broken (500)": { before: say(500), after: undefined },
    "has a full disk (507)": { before: say(507), after: undefined },
    "always meets a conflict (409)": { before: say(409), after: undefined },
    "refuses the credential (401)": { before: say(401), after: undefined },
    "answers nonsense": { before: () => new Response("<html>"), after: undefined },
    "is too slow to do anything": {
      before: async () => (await late()) ?? say(500)(),
      after: undefined,
    },
    "does its work, and answers too late": { before: undefined, after: late },
  };
  for (const [how, fault] of Object.entries(faults))
    it(`that ${how} makes a clear refusal, and nothing is stored twice`, async () => {
      const isSlow = /slow|late/.test(how);
      const normal = { ...times };
      if (isSlow) Object.assign(times, { content: 150, resume: 150 });
      const passage = await startPassage();
      const site = await startSite(passage.env);
      const senders = kinds.map((kind) => sender(kind, `${kind}@example.com`));
      Object.assign(passage, fault);
      for (const answer of await Promise.all(senders.map((send) => send(site)))) {
        expect(answer.status).toBe(503);
        expect(answer.headers.get("retry-after")).toBe("5");
        expect((await answer.json()).error.code).toMatch(/^(content|upload)-unavailable$/);
      }
      await site.stop();
      if (isSlow) await sleep(600);
      passage.before = passage.after = undefined;
      Object.assign(times, normal);
      const restarted = await startSite(passage.env);
      const again = await Promise.all(senders.map((send) => send(restarted)));
      expect(again.map(({ status }) => status)).toEqual([201, 201, 201]);
      const all = await passage.writer.fetch<string[]>(`*[defined(email)].email`);
      expect(all.sort()).toEqual(kinds.map((kind) => `${kind}@example.com`).sort());
      expect((await applications(passage.writer))[0]?.resume).not.toBeNull();
    });

  it("that takes no file stores no application, and says it was the file", async () => {
    const passage = await startPassage();
    const site = await startSite(passage.env);
    passage.before = (request) => (request.url.includes("/assets/") ? say(500)() : undefined);
    const answer = await sender("application", "a@example.com")(site);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({
      error: { code: "upload-unavailable", message: "تعذّر رفع الملف. يُرجى المحاولة مرة أخرى." },
    });
    expect(await applications(passage.writer)).toEqual([]);
  });

  it("that takes the file but not the record is freed of the file", async () => {
    const passage = await startPassage();
    const site = await startSite(passage.env);
    let creates = 0;
    passage.before = async (request) => {
      if (!request.url.includes("/mutate/")) return undefined;
      return (await request.clone().text()).includes("jobApplication") && ++creates
        ? say(500)()
        : undefined;
    };
    expect((await sender("application", "a@example.com")(site)).status).toBe(503);
    expect(creates).toBe(1);
    expect(await assets(passage.writer)).toEqual([]);
  });
});

describe("a clock that jumps", () => {
  const jump = (days: number) => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + days * 86_400_000 });
    const start = performance.now();
    const from = Date.now();
    const tick = setInterval(() => vi.setSystemTime(from + performance.now() - start), 5);
    onCleanUp(() => clearInterval(tick));
  };

  it("forward while a mail is being sent sends it once", async () => {
    const mails = await startMail();
    const site = await startSite(mailEnv(mails));
    let release: (() => void) | undefined;
    const door = new Promise<void>((resolve) => {
      release = resolve;
    });
    let asked = 0;
    mails.refuse.recipient = () => {
      asked++;
      return undefined;
    };
    mails.hold = door;
    await site.post("/api/contact", enquiry("ahead@example.com"));
    await until(() => asked === 1);
    jump(2);
    await severalPolls();
    release?.();
    await until(async () => (await mailOf(site))?.state === "sent");
    await severalPolls();
    expect(asked).toBe(1);
    expect(mails.received).toHaveLength(1);
  });

  it("back, after a mail was put off or claimed, does not put it off for ever", async () => {
    Object.assign(times, { grace: 60_000 });
    const mails = await startMail();
    const site = await startSite(mailEnv(mails));
    await site.post("/api/contact", enquiry("one@example.com"));
    await site.post("/api/newsletter", filled("two@example.com"));
    const [subscriber] = await site.subscribers();
    const later = new Date(Date.now() + 60_000).toISOString();
    const claim = {
      state: "sending",
      tries: 1,
      nextTryAt: later,
      claim: "gone",
      claimedUntil: later,
    };
    await site.writer
      .patch(subscriber?._id ?? "")
      .set({ mail: claim })
      .commit();
    jump(-365);
    await until(() => mails.received.length === 2);
    await until(async () => (await site.subscribers())[0]?.mail.state === "sent");
  });
});

describe("200 submissions at once, to two servers on one content service", () => {
  it("are all stored or clearly refused, and in the end stored and mailed once", async () => {
    const mails = await startMail();
    const passage = await startPassage();
    const env = { ...mailEnv(mails), ...passage.env, TRUSTED_PROXIES: "1", RATE_LIMIT: "30" };
    const sites = [await startSite(env), await startSite(env)] as const;
    const from = (at: number) => ({ "X-Forwarded-For": `203.0.113.${at}` });
    const emails = Array.from({ length: 200 }, (_, at) => `v${at}@example.com`);
    let refused = 0;
    const tasks = emails.map((email, at) => {
      const headers = from(at);
      const forms = [enquiry(email), application(email), filled(email)] as const;
      const submit = (site: TestSite) => {
        if (at % 3 === 1) return apply(site.url, forms[1], file, headers);
        return site.post(at % 3 ? "/api/newsletter" : "/api/contact", forms[at % 3], headers);
      };
      const send = async (site: TestSite) => {
        let { status } = await submit(site);
        // A machine that is too busy says so, and the browser sends again.
        for (; status === 503; refused++) status = (await submit(site)).status;
        if (at % 3 === 1) return status;
        const call = at % 3 ? sendEmail(email) : { type: "contact", data: forms[0] };
        await site.post("/api/send-email", call, headers);
        return status;
      };
      // Every fifth visitor clicks twice, and the clicks reach both servers.
      return at % 5 ? [send(sites[at % 2 ? 0 : 1])] : sites.map(send);
    });
    const statuses = await Promise.all(tasks.flat());
    const stored = statuses.filter((status) => status === 201).length;
    expect(new Set(statuses)).toEqual(new Set([201]));

    const all = await passage.writer.fetch<string[]>(`*[defined(email)].email`);
    expect(all.sort()).toEqual([...emails].sort());
    const held = (await applications(passage.writer)).map(({ resume }) => resume?.asset._ref);
    expect((await assets(passage.writer)).map(({ _id }) => _id).sort()).toEqual(held.sort());
    const owed = emails.filter((_, at) => at % 3 !== 1);
    await until(async () => {
      const sent = await passage.writer.fetch<number>(`count(*[mail.state == "sent"])`);
      return sent === owed.length;
    });
    await severalPolls();
    const got = mails.received.map(({ replyTo, to }) =>
      to?.[0]?.address === "office@agency.test" ? replyTo?.[0]?.address : to?.[0]?.address,
    );
    expect(got.sort()).toEqual(owed.sort());
    figure(
      "200 submissions at once from 200 addresses, 40 of them twice, to two servers on one content service",
      `${stored} of ${statuses.length} answered 201, ${refused} refused (503) and sent again; ${all.length} records, ${got.length} mails, none twice`,
    );
  }, 120_000);
});
