import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Submission } from "../../src/records/types.ts";
import { fetchResume } from "../../src/resume/store.ts";
import { cleanUp } from "./cleanUp.ts";
import { recordFigure } from "./figures.ts";
import { type Mails, mailEnv, startMail } from "./mail.ts";
import { getPdfText, pdf } from "./pdfs.ts";
import { freePort } from "./ports.ts";
import { type Program, ready, run } from "./program.ts";
import { post } from "./requests.ts";
import {
  application,
  applications,
  apply,
  assets,
  enquiry,
  filled,
  type Interceptor,
  sendEmail,
  sendEnquiry,
  startInterceptor,
} from "./visitors.ts";
import { until } from "./wait.ts";

type Kind = "contact" | "newsletter" | "application";

export interface Step {
  kind: Kind;
  at: string;
  call: "mutate" | "assets/files" | "query/production" | "doc" | "recipient" | "message";
  /** @default 1 */
  turn?: number;
  when: "before" | "after";
  /** Accepted but not marked, so sent twice. */
  again?: true;
}

export const getMailSteps = (kind: Kind): Step[] => [
  { kind, at: "before it is stored", call: "mutate", when: "before" },
  { kind, at: "stored, not answered", call: "mutate", when: "after" },
  { kind, at: "before the mail is claimed", call: "mutate", turn: 2, when: "before" },
  { kind, at: "the mail claimed, not sent", call: "mutate", turn: 2, when: "after" },
  { kind, at: "while the mail is sent", call: "recipient", when: "before" },
  { kind, at: "the mail taken, not acknowledged", call: "message", when: "before", again: true },
  { kind, at: "the mail sent, not marked", call: "mutate", turn: 3, when: "before", again: true },
  { kind, at: "the mail marked as sent", call: "mutate", turn: 3, when: "after" },
];

/** Defines a test per step, which kills and restarts the server. */
export function testKilledServer(name: string, steps: readonly Step[]): void {
  describe(`a server that is killed, ${name}`, () => {
    let interceptor: Interceptor;
    let mails: Mails;
    let program: Program;
    let url: string;
    let env: Record<string, string>;
    const start = async () => {
      program = run(env, { timeouts: { poll: 50, grace: 300, lease: 1_500, retry: 200 } });
      await ready(program);
    };
    beforeAll(async () => {
      interceptor = await startInterceptor();
      mails = await startMail();
      const port = await freePort();
      url = `http://127.0.0.1:${port}`;
      env = {
        ...mailEnv(mails),
        ...interceptor.env,
        PORT: String(port),
        RATE_LIMIT: "100000",
        REQUEST_RATE: "100000",
        STAFF_MAIL: "off",
      };
      await start();
    });
    afterAll(async () => {
      await cleanUp();
      recordFigure(
        `Server killed (SIGKILL) at each step, then started again: ${name}`,
        `${done} of ${steps.length} steps: each record stored once, ${mailsOnce} mails once, ${mailsAgain} a second time with the same Message-ID`,
      );
    });
    let done = 0;
    let mailsOnce = 0;
    let mailsAgain = 0;

    function arm({ call, turn = 1, when }: Step): Promise<void> {
      let left = turn;
      return new Promise((resolve) => {
        const strike = async () => {
          interceptor.before =
            interceptor.after =
            mails.refuse.recipient =
            mails.refuse.message =
              undefined;
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
        else interceptor[when] = answer;
      });
    }

    it.each(steps)("$kind, $at: stored once, mailed once", async (step) => {
      const email = `${step.kind}-${steps.indexOf(step)}@example.com`;
      const visit = createVisit(step.kind, url, email);
      const struck = arm(step);
      const first = visit().catch(() => false);
      await struck;
      const seen = await first;
      await start();
      if (!seen) await until(visit);

      const all = await interceptor.writer.fetch<Submission[]>("*[email == $email]", { email });
      expect(all).toHaveLength(1);
      done++;
      if (step.kind === "application") await expectResume(interceptor, all[0]);
      const state = async () =>
        (await interceptor.writer.fetch<string[]>("*[email == $email].mail.state", { email }))[0];
      await until(async () => (await state()) === "sent");
      const received = mails.raw.filter((raw) => raw.includes(email));
      expect(received.length).toBe(step.again ? 2 : 1);
      const messageIds = received.map((raw) => /^Message-ID: (.+)$/im.exec(raw)?.[1]);
      expect(new Set(messageIds).size).toBe(1);
      if (step.again) mailsAgain++;
      else mailsOnce++;
    });

    if (!steps.some(({ kind }) => kind === "application")) return;
    it("leaves at most files without a key", async () => {
      const held = (await applications(interceptor.writer)).map(({ resume }) => resume?.asset._ref);
      const lost = (await assets(interceptor.writer)).filter(({ _id }) => !held.includes(_id));
      expect(lost.length).toBeLessThanOrEqual(2);
    });
  });
}

function createVisit(kind: Kind, url: string, email: string): () => Promise<boolean> {
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

async function expectResume(
  { writer }: Interceptor,
  record: Submission | undefined,
): Promise<void> {
  if (record?._type !== "jobApplication") throw new Error("no application");
  const resume = await fetchResume(writer, record, []);
  expect(resume && getPdfText(resume.content)).toBe("resume");
}
