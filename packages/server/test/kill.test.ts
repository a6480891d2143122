import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createWriter } from "@agency/content/writer";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Submission } from "../src/records/types.ts";
import { fetchResume } from "../src/resume/store.ts";
import { cleanUp } from "./support/cleanUp.ts";
import { figure } from "./support/figures.ts";
import { type Mails, mailEnv, startMail } from "./support/mail.ts";
import { pdf } from "./support/pdfs.ts";
import { freePort } from "./support/ports.ts";
import { filledDataDir, type Program, ready, run } from "./support/program.ts";
import { post } from "./support/requests.ts";
import {
  application,
  applications,
  apply,
  assets,
  enquiries,
  enquiry,
  filled,
  type Passage,
  sendEmail,
  sendEnquiry,
  startPassage,
} from "./support/visitors.ts";
import { until } from "./support/wait.ts";

type Kind = "contact" | "newsletter" | "application";

/** Where the server is killed: before or after the content service or the mail server did its part. */
interface Step {
  kind: Kind;
  at: string;
  call: "mutate" | "assets/files" | "query/production" | "doc" | "recipient" | "message";
  /** The how-manieth of these calls. */
  turn?: number;
  when: "before" | "after";
  /** The mail server had taken the mail, and the record could not say so: it may come a second time. */
  again?: true;
}

const mailed = (kind: Kind): Step[] => [
  { kind, at: "before it is stored", call: "mutate", when: "before" },
  { kind, at: "stored, not answered", call: "mutate", when: "after" },
  { kind, at: "before the mail is claimed", call: "mutate", turn: 2, when: "before" },
  { kind, at: "the mail claimed, not sent", call: "mutate", turn: 2, when: "after" },
  { kind, at: "while the mail is sent", call: "recipient", when: "before" },
  { kind, at: "the mail taken, not acknowledged", call: "message", when: "before", again: true },
  { kind, at: "the mail sent, not marked", call: "mutate", turn: 3, when: "before", again: true },
  { kind, at: "the mail marked as sent", call: "mutate", turn: 3, when: "after" },
];

const steps: Step[] = [
  ...mailed("contact"),
  ...mailed("newsletter"),
  { kind: "application", at: "at the first question", call: "doc", when: "before" },
  {
    kind: "application",
    at: "while the vacancy is checked",
    call: "query/production",
    when: "before",
  },
  { kind: "application", at: "before the resume is stored", call: "assets/files", when: "before" },
  { kind: "application", at: "the resume stored, no record", call: "assets/files", when: "after" },
  ...mailed("application"),
];

describe("a server that is killed", () => {
  let passage: Passage;
  let mails: Mails;
  let program: Program;
  let url: string;
  let env: Record<string, string>;
  const start = async () => {
    program = run(env, { waits: { poll: 50, grace: 300, lease: 1_500, retry: 200 } });
    await ready(program);
  };
  beforeAll(async () => {
    passage = await startPassage();
    mails = await startMail();
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    env = {
      ...mailEnv(mails),
      ...passage.env,
      PORT: String(port),
      RATE_LIMIT: "100000",
      REQUEST_RATE: "100000",
      // What else is written has a test of its own.
      STAFF_MAIL: "off",
    };
    await start();
  });
  afterAll(async () => {
    await cleanUp();
    figure(
      "Server killed (SIGKILL) at each step, then started again",
      `${done} of ${steps.length} steps: each record stored once, ${mailsOnce} mails once, ${mailsAgain} a second time with the same Message-ID`,
    );
  });
  let done = 0;
  let mailsOnce = 0;
  let mailsAgain = 0;

  /** Kills the program at one step, and never again. */
  function arm({ call, turn = 1, when }: Step): Promise<void> {
    let left = turn;
    return new Promise((resolve) => {
      const strike = async () => {
        passage.before = passage.after = mails.refuse.recipient = mails.refuse.message = undefined;
        await program.kill();
        resolve();
      };
      const answer = async (request: Request) => {
        if (!new URL(request.url).pathname.includes(call) || --left > 0) return undefined;
        await strike();
        return new Response(null, { status: 500 });
      };
      if (call === "recipient" || call === "message")
        mails.refuse[call] = () => {
          void strike();
          return undefined;
        };
      else passage[when] = answer;
    });
  }

  it.each(steps)("$kind, $at: stored once, mailed once", async (step) => {
    const email = `${step.kind}-${steps.indexOf(step)}@example.com`;
    const visit = visitor(step.kind, url, email);
    const struck = arm(step);
    const first = visit().catch(() => false);
    await struck;
    const seen = await first;
    await start();
    // Who saw no answer sends the same form again.
    if (!seen) await until(visit);

    const all = await passage.writer.fetch<Submission[]>("*[email == $email]", { email });
    expect(all).toHaveLength(1);
    done++;
    if (step.kind === "application") await expectResume(passage, all[0]);
    const state = async () =>
      (await passage.writer.fetch<string[]>("*[email == $email].mail.state", { email }))[0];
    await until(async () => (await state()) === "sent");
    const received = mails.raw.filter((raw) => raw.includes(email));
    expect(received.length).toBe(step.again ? 2 : 1);
    const messageIds = received.map((raw) => /^Message-ID: (.+)$/im.exec(raw)?.[1]);
    expect(new Set(messageIds).size).toBe(1);
    if (step.again) mailsAgain++;
    else mailsOnce++;
  });

  it("leaves at most files without a key", async () => {
    const held = (await applications(passage.writer)).map(({ resume }) => resume?.asset._ref);
    const lost = (await assets(passage.writer)).filter(({ _id }) => !held.includes(_id));
    expect(lost.length).toBeLessThanOrEqual(2);
  });
});

/** What a browser does: the form, then, once that is stored, the call for its mail. */
function visitor(kind: Kind, url: string, email: string): () => Promise<boolean> {
  const file = { name: "cv.pdf", content: pdf() };
  const form =
    kind === "contact"
      ? enquiry(email)
      : kind === "newsletter"
        ? filled(email)
        : application(email);
  return async () => {
    const answer =
      kind === "application"
        ? await apply(url, form, file)
        : await post(`${url}/api/${kind}`, form);
    if (answer.status !== 201) return false;
    const call = "message" in form ? sendEnquiry(form) : sendEmail(email);
    if (kind !== "application") await post(`${url}/api/send-email`, call).catch(() => undefined);
    return true;
  };
}

async function expectResume({ writer }: Passage, record: Submission | undefined): Promise<void> {
  if (record?._type !== "jobApplication") throw new Error("no application");
  expect((await fetchResume(writer, record, []))?.content).toEqual(pdf());
}

describe("the whole program", () => {
  afterEach(cleanUp);

  it("killed under load loses nothing it acknowledged, and stores nothing twice", async () => {
    const vacancy = { _id: "vacancy-open", _type: "jobVacancy", title: "Designer", isActive: true };
    const dataDir = await filledDataDir([vacancy]);
    const port = String(await freePort());
    const env = {
      PORT: port,
      DATA_DIR: dataDir,
      RATE_LIMIT: "100000",
      REQUEST_RATE: "100000",
      LOG_LEVEL: "silent",
    };
    const url = `http://127.0.0.1:${port}`;
    const forms = Array.from({ length: 80 }, (_, at) =>
      at % 4 ? enquiry(`v${at}@example.com`) : application(`v${at}@example.com`),
    );
    const send = (form: (typeof forms)[number]) =>
      "jobId" in form
        ? apply(url, form, { name: "cv.pdf", content: pdf(form.email) })
        : post(`${url}/api/contact`, form);
    const first = run(env);
    await ready(first);
    const acknowledged: string[] = [];
    await Promise.all(
      forms.map(async (form) => {
        const answer = await send(form).catch(() => undefined);
        if (answer?.status !== 201) return;
        acknowledged.push(form.email);
        if (acknowledged.length === 30) await first.kill();
      }),
    );
    expect(acknowledged.length).toBeGreaterThanOrEqual(30);

    const second = run(env);
    await ready(second);
    const writer = createWriter({
      projectId: "local",
      dataset: "submissions",
      token: readFileSync(join(dataDir, "token"), "utf8").trim(),
      apiHost: readFileSync(join(dataDir, "content-address"), "utf8"),
    });
    const storedNow = async () => [...(await enquiries(writer)), ...(await applications(writer))];
    const after = (await storedNow()).map(({ email }) => email);
    expect(after).toEqual(expect.arrayContaining(acknowledged));
    for (const answer of await Promise.all(forms.map(send))) expect(answer.status).toBe(201);
    const all = await storedNow();
    expect(all.map(({ email }) => email).sort()).toEqual(forms.map(({ email }) => email).sort());
    for (const one of await applications(writer))
      expect((await fetchResume(writer, one, []))?.content).toEqual(pdf(one.email));
    figure(
      "Embedded service and server killed under load, all forms sent again",
      `${acknowledged.length} acknowledged, 0 lost; ${all.length} of ${forms.length} stored, 0 twice`,
    );
  });
});
