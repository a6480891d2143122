import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createWriter } from "@agency/content/writer";
import { createPageLink } from "@agency/server/internal/records/applicantLinks";
import type { Application, Deletion, Message } from "@agency/server/internal/records/types";
import { cleanUp } from "@agency/server/testing/cleanUp";
import { recordFigure } from "@agency/server/testing/figures";
import { type Mails, mailEnv, startMail } from "@agency/server/testing/mail";
import { pdf } from "@agency/server/testing/pdfs";
import { freePort } from "@agency/server/testing/ports";
import { filledDataDir, type Program, ready } from "@agency/server/testing/program";
import { application, apply, assets } from "@agency/server/testing/visitors";
import { until } from "@agency/server/testing/wait";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deskDataset } from "../src/dataset.ts";
import type { StaffNotice } from "../src/mail/notice-types.ts";
import { askInbox, member } from "./support/members.ts";
import { run } from "./support/program.ts";

const secret = "the-same-secret-for-all-instances";
const vacancy = { _id: "vacancy-open", _type: "jobVacancy", title: "Designer", isActive: true };

let mails: Mails;
let program: Program;
let url: string;
let env: Record<string, string>;
let cookie: string;
let killed = 0;

const start = async () => {
  // The only instance resumes interrupted work at once.
  program = run(env, { timeouts: { poll: 50, grace: 100, idle: 200, notice: 0 } });
  await ready(program);
};

/** The port changes with each start. */
const getWriter = (dataset: string) =>
  createWriter({
    projectId: "local",
    dataset,
    token: readFileSync(join(env.DATA_DIR ?? "", "token"), "utf8").trim(),
    apiHost: readFileSync(join(env.DATA_DIR ?? "", "content-address"), "utf8"),
  });
const writer = () => getWriter("submissions");

beforeAll(async () => {
  mails = await startMail();
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  env = {
    ...mailEnv(mails),
    SECRET: secret,
    DATA_DIR: await filledDataDir([vacancy]),
    PORT: String(port),
    RATE_LIMIT: "100000",
    REQUEST_RATE: "100000",
  };
  await start();
  cookie = await member({ url }, { writer: getWriter(deskDataset), secret }, "recruiter");
});
afterAll(async () => {
  await cleanUp();
  recordFigure(
    "Server with its content service killed (SIGKILL) around answers, steps, withdrawals and notices to the staff",
    `${killed} times: each stored once and mailed once, or a second time with the same Message-ID where the mail server had not acknowledged it`,
  );
});

async function kill(): Promise<void> {
  killed++;
  mails.refuse.recipient = mails.refuse.message = undefined;
  await program.kill();
}

function killAt(stage: "recipient" | "message"): Promise<void> {
  return new Promise((resolve) => {
    mails.refuse[stage] = () => {
      void kill().then(resolve);
      return undefined;
    };
  });
}

async function killAfter(ms: number, call: () => Promise<Response>): Promise<void> {
  const called = call().catch(() => undefined);
  await sleep(ms);
  await kill();
  await called;
  // The mail server may still process data.
  await sleep(100);
}

const getRecord = async (email: string): Promise<Application> =>
  (await writer().fetch<Application[]>("*[email == $email]", { email }))[0] as Application;

async function applied(email: string): Promise<Application> {
  const file = { name: "cv.pdf", content: pdf(email) };
  expect((await apply(url, application(email), file)).status).toBe(201);
  const isQuiet = async () => {
    const { mail, isTold } = await getRecord(email);
    const notices = await writer().fetch<StaffNotice[]>(
      `*[_type == "staffNotice" && mail.state != "sent"]`,
    );
    return mail?.state === "sent" && isTold && notices.length === 0;
  };
  await until(isQuiet);
  return getRecord(email);
}

const rawTo = (email: string) => mails.raw.filter((raw) => raw.includes(`To: ${email}`));

/** A crash may cause a duplicate. */
type Sent = "once" | "twice" | "perhaps twice";

function expectOnce(email: string, sent: Sent = "once"): void {
  const [, ...others] = rawTo(email);
  const counts = { once: [1], twice: [2], "perhaps twice": [1, 2] };
  expect(counts[sent]).toContain(others.length);
  const ids = others.map((raw) => /^Message-ID: (.+)$/im.exec(raw)?.[1]);
  expect(new Set(ids).size).toBe(1);
}

/** A slow machine may let the killed server send the mail. */
const sentBefore = (email: string): Sent => (rawTo(email).length > 1 ? "perhaps twice" : "once");

const answerTo = ({ reference, _rev }: Application) => {
  const text = { subject: "About it", text: "Hello {{name}},\n\ncome." };
  return {
    template: "refusal",
    moves: true,
    replyTo: "agency",
    texts: { en: text, ar: text },
    records: [{ reference, rev: _rev, id: randomUUID() }],
  };
};

const isAnswerSent = async ({ _id: id }: Application) =>
  (await writer().fetch<Message[]>("*[record == $id]", { id }))[0]?.mail.state === "sent";

describe("an answer", () => {
  it.each([0, 6, 20])(
    "written %i ms before the server dies is stored whole or not at all, and sent once",
    async (ms) => {
      const email = `answered-${ms}@example.com`;
      const record = await applied(email);
      const body = answerTo(record);
      const call = () => askInbox({ url }, cookie, ["POST", "/applications/answers", body]);
      await killAfter(ms, call);
      const sent = sentBefore(email);
      await start();
      const { answers = [], status, statusLog = [] } = await getRecord(email);
      expect([answers.length, statusLog.length, status]).toEqual(
        answers.length > 0 ? [1, 1, "closed"] : [0, 0, "new"],
      );
      // A client without a response retries.
      expect(await (await call()).json()).toMatchObject([{ ok: true }]);
      await until(() => isAnswerSent(record));
      expect(await getRecord(email)).toMatchObject({
        status: "closed",
        statusLog: expect.toSatisfy((log) => log.length === 1),
        answers: expect.toSatisfy((all) => all.length === 1),
      });
      expectOnce(email, sent);
    },
  );

  it.each(["recipient", "message"] as const)(
    "is sent where the server dies while the mail server has the %s",
    async (stage) => {
      const email = `sending-${stage}@example.com`;
      const record = await applied(email);
      const struck = killAt(stage);
      const call: Parameters<typeof askInbox>[2] = [
        "POST",
        "/applications/answers",
        answerTo(record),
      ];
      expect((await askInbox({ url }, cookie, call)).status).toBe(200);
      await struck;
      await start();
      await until(() => isAnswerSent(record));
      expectOnce(email, stage === "message" ? "twice" : "once");
    },
  );
});

describe("a step", () => {
  it.each([0, 4])("taken %i ms before the server dies is logged once", async (ms) => {
    const email = `moved-${ms}@example.com`;
    const { reference, status: from } = await applied(email);
    const body = { to: "in review", records: [{ reference, from }] };
    const call = () => askInbox({ url }, cookie, ["POST", "/applications/status", body]);
    await killAfter(ms, call);
    await start();
    await call();
    const { status, statusLog } = await getRecord(email);
    expect([status, statusLog?.length]).toEqual(["in review", 1]);
  });
});

describe("an application that is taken back", () => {
  it.each([0, 5])(
    "%i ms before the server dies is so with its resume, or not at all",
    async (ms) => {
      const email = `back-${ms}@example.com`;
      const record = await applied(email);
      const link = createPageLink(secret, record._id, email);
      const call = () =>
        fetch(`${url}/api/applicant`, {
          method: "POST",
          redirect: "manual",
          body: new URLSearchParams({ link, action: "withdraw", sure: "yes" }),
        });
      const traces = () =>
        writer().fetch<Deletion[]>(`*[_type == "deletion" && reason == "withdraw"]`);
      const before = (await traces()).length;
      await killAfter(ms, call);
      const sent = sentBefore(email);
      await start();
      const { resume, status } = await getRecord(email);
      const ids = (await assets(writer())).map(({ _id }) => _id);
      const isThere = ids.includes(record.resume?.asset._ref ?? "");
      expect([status, resume !== null, isThere]).toEqual(
        status === "closed" ? ["closed", false, false] : ["new", true, true],
      );
      expect((await call()).status).toBe(303);
      expect((await call()).status).toBe(303);
      expect((await getRecord(email)).statusLog).toHaveLength(1);
      expect(await traces()).toHaveLength(before + 1);
      await until(() => isAnswerSent(record));
      expectOnce(email, sent);
    },
  );
});

describe("of what came in", () => {
  it.each(["recipient", "message"] as const)(
    "the staff hear once where the server dies while the mail server has the %s",
    async (stage) => {
      const email = `told-${stage}@example.com`;
      mails.refuse[stage] = undefined;
      // The applicant's own mail is sent before the crash.
      let struck = Promise.resolve();
      const isNotice = () => mails.raw.some((raw) => raw.includes(`To: ${email}`));
      struck = new Promise((resolve) => {
        mails.refuse[stage] = () => {
          if (isNotice() || stage === "recipient") void kill().then(resolve);
          return undefined;
        };
      });
      const answer = await apply(url, application(email));
      expect(answer.status).toBe(201);
      const { reference } = (await answer.json()) as { reference: string };
      await struck;
      await start();
      await until(async () => (await getRecord(email)).isTold);
      await until(
        async () =>
          (await writer().fetch<StaffNotice[]>(`*[_type == "staffNotice" && mail.state != "sent"]`))
            .length === 0,
      );
      const told = mails.raw.filter(
        (raw) => raw.includes("To: recruiter@example.com") && raw.includes(reference),
      );
      const ids = new Set(told.map((raw) => /^Message-ID: (.+)$/im.exec(raw)?.[1]));
      expect(told.length).toBeGreaterThanOrEqual(1);
      expect(told.length).toBeLessThanOrEqual(2);
      expect(ids.size).toBe(1);
    },
  );

  it("killed again and again as things come in, they hear of each once", async () => {
    const emails = Array.from({ length: 12 }, (_, at) => `many-${at}@example.com`);
    for (const [at, email] of emails.entries()) {
      const form = application(email);
      await until(async () => (await apply(url, form).catch(() => undefined))?.status === 201);
      if (at % 3 !== 2) continue;
      await sleep(at * 17);
      await kill();
      await start();
    }
    await until(async () => {
      const records = await Promise.all(emails.map(getRecord));
      return records.every(({ isTold, mail }) => isTold && mail?.state === "sent");
    });
    const ids = (await Promise.all(emails.map(getRecord))).map(({ _id }) => _id);
    const notices = await writer().fetch<StaffNotice[]>(`*[_type == "staffNotice"]`);
    const named = notices.flatMap(({ records }) => records).filter((id) => ids.includes(id));
    expect(named.sort()).toEqual(ids.sort());
  });
});
