import { defaultTimeouts } from "@agency/server/internal/settings/timeouts";
import { cleanUp } from "@agency/server/testing/cleanUp";
import { recordFigure } from "@agency/server/testing/figures";
import { type Mails, mailEnv, startMail } from "@agency/server/testing/mail";
import { freePort } from "@agency/server/testing/ports";
import { type Program, ready } from "@agency/server/testing/program";
import { type Interceptor, startInterceptor } from "@agency/server/testing/visitors";
import { until } from "@agency/server/testing/wait";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Delivery } from "../../src/newsletter/records.ts";
import { scheduleSending } from "../../src/newsletter/sending.ts";
import {
  addSubscribers,
  draft,
  getContent,
  getDeliveries,
  getSending,
  subscriber,
} from "./issues.ts";
import { run } from "./program.ts";

export const secret = "the-same-secret-for-all-instances";
const siteUrl = "https://www.agency.test";
const people = ["nora", "huda", "omar"];
export const toAddress = (name: string) => `${name}@example.com`;

/** Four writes to begin, two for each of three subscribers, one to end. */
const mutations = 4 + 2 * people.length + 1;

interface Step {
  turn: number;
  when: "before" | "after";
}

export const getSendingState = async (interceptor: Interceptor, issue: string) =>
  (await getSending(interceptor.writer, issue))?.state;

export const scheduleIssue = (interceptor: Interceptor, issue: string) =>
  scheduleSending(
    {
      writer: interceptor.writer,
      content: getContent(interceptor.writer),
      secret,
      siteUrl,
      timeouts: defaultTimeouts,
    },
    { issue, by: "test" },
  );

/** Kills the server at each write, and restarts it. */
export function testKilledSending(when: Step["when"]): void {
  const steps = Array.from({ length: mutations }, (_, at): Step => ({ turn: at + 1, when }));

  describe(`a server that is killed while it sends an issue, ${when} a write`, () => {
    let interceptor: Interceptor;
    let mails: Mails;
    let program: Program;
    let env: Record<string, string>;
    let again = 0;

    const start = async () => {
      program = run(env, {
        timeouts: { poll: 50, idle: 100, grace: 50, lease: 1_500, retry: 200 },
      });
      await ready(program);
    };
    beforeAll(async () => {
      interceptor = await startInterceptor();
      mails = await startMail();
      env = {
        ...mailEnv(mails),
        ...interceptor.env,
        PORT: String(await freePort()),
        LOG_LEVEL: "silent",
      };
      await addSubscribers(
        interceptor.writer,
        people.map((name, at) => subscriber(secret, toAddress(name), at === 1 ? "ar" : "en")),
      );
      await start();
    });
    afterAll(async () => {
      await cleanUp();
      recordFigure(
        `Server killed (SIGKILL) ${when} each write while it sent an issue of the newsletter, then started again`,
        `${steps.length} of ${steps.length}: each subscriber has it; ${again} a second time with the same Message-ID, where the mail server had taken it and the record could not say so`,
      );
    });

    /** Resolves to the Message-IDs marked as sent. */
    function arm(issue: string, { turn, when }: Step): Promise<Set<string>> {
      let left = turn;
      return new Promise((resolve) => {
        interceptor[when] = async (request) => {
          if (!new URL(request.url).pathname.includes("/data/mutate/") || --left > 0)
            return undefined;
          interceptor.before = interceptor.after = undefined;
          await program.kill();
          const all = await getDeliveries(interceptor.writer);
          resolve(
            new Set(all.filter((one) => one.issue === issue && isMarked(one)).map(toMessageId)),
          );
          return new Response(null, { status: 500 });
        };
      });
    }
    const isMarked = ({ mail }: Delivery) => mail.state === "sent";
    const toMessageId = ({ messageId }: Delivery) => messageId;

    it.each(steps)("$when write $turn: nobody is left out, nobody gets it twice", async (step) => {
      const issue = `${step.when}-${step.turn}`;
      await getContent(interceptor.writer).create(draft(issue));
      const struck = arm(issue, step);
      await scheduleIssue(interceptor, issue);
      const marked = await struck;
      const handed = mails.received.filter(({ subject }) => subject?.includes(issue)).length;
      await start();
      await until(async () => (await getSendingState(interceptor, issue)) === "sent");

      const deliveries = (await getDeliveries(interceptor.writer)).filter(
        (one) => one.issue === issue,
      );
      expect(deliveries).toHaveLength(people.length);
      for (const { messageId, subscriber: id } of deliveries) {
        const got = mails.received.filter((mail) => mail.messageId === messageId);
        const [to] = new Set(got.map((mail) => mail.to?.[0]?.address));
        expect(
          (await interceptor.writer.getDocument<{ email: string } & Record<string, unknown>>(id))
            ?.email,
        ).toBe(to);
        // Accepted but unmarked mails may be sent again.
        expect(got.length).toBeLessThanOrEqual(marked.has(messageId) ? 1 : 2);
        if (handed === 0) expect(got).toHaveLength(1);
        again += got.length - 1;
      }
      const subjects = mails.received.filter(({ subject }) => subject?.includes(issue));
      expect(new Set(subjects.map(({ messageId }) => messageId)).size).toBe(people.length);
      const published = await getContent(interceptor.writer).getDocument<
        { sentAt: string } & Record<string, unknown>
      >(issue);
      const sending = await getSending(interceptor.writer, issue);
      expect(published?.sentAt).toBe(sending?.startedAt);
      expect(sending?.log.map(({ what }) => what)).toEqual(["planned", "begun", "finished"]);
    });
  });
}
