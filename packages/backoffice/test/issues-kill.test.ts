import { times } from "@agency/server/internal/settings/times";
import { cleanUp } from "@agency/server/testing/cleanUp";
import { figure } from "@agency/server/testing/figures";
import { type Mails, mailEnv, startMail } from "@agency/server/testing/mail";
import { freePort } from "@agency/server/testing/ports";
import { type Program, ready } from "@agency/server/testing/program";
import { type Passage, startPassage } from "@agency/server/testing/visitors";
import { until } from "@agency/server/testing/wait";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Delivery } from "../src/newsletter/records.ts";
import { planSending } from "../src/newsletter/sending.ts";
import {
  addSubscribers,
  contentOf,
  deliveriesOf,
  draft,
  sendingOf,
  subscriber,
} from "./support/issues.ts";
import { run } from "./support/program.ts";
import { startSite } from "./support/startSite.ts";

const secret = "the-same-secret-for-all-instances";
const siteUrl = "https://www.agency.test";
const people = ["nora", "huda", "omar"];
const addressOf = (name: string) => `${name}@example.com`;

/** Begins, is published, keeps what is sent, lists; each of three claims and marks; ends. */
const mutations = 4 + 2 * people.length + 1;

interface Step {
  turn: number;
  when: "before" | "after";
}

const steps: Step[] = Array.from({ length: mutations }, (_, at) => at + 1).flatMap((turn) => [
  { turn, when: "before" },
  { turn, when: "after" },
]);

const stateOf = async (passage: Passage, issue: string) =>
  (await sendingOf(passage.writer, issue))?.state;

const plan = (passage: Passage, issue: string) =>
  planSending(
    { writer: passage.writer, content: contentOf(passage.writer), secret, siteUrl },
    { issue, at: new Date().toISOString(), by: "test" },
  );

describe("a server that is killed while it sends an issue", () => {
  let passage: Passage;
  let mails: Mails;
  let program: Program;
  let env: Record<string, string>;
  let again = 0;

  const start = async () => {
    program = run(env, { waits: { poll: 50, idle: 100, grace: 50, lease: 1_500, retry: 200 } });
    await ready(program);
  };
  beforeAll(async () => {
    passage = await startPassage();
    mails = await startMail();
    env = {
      ...mailEnv(mails),
      ...passage.env,
      PORT: String(await freePort()),
      LOG_LEVEL: "silent",
    };
    await addSubscribers(
      passage.writer,
      people.map((name, at) => subscriber(secret, addressOf(name), at === 1 ? "ar" : "en")),
    );
    await start();
  });
  afterAll(async () => {
    await cleanUp();
    figure(
      "Server killed (SIGKILL) at each write while it sent an issue of the newsletter, then started again",
      `${steps.length} of ${steps.length}: each subscriber has it; ${again} a second time with the same Message-ID, where the mail server had taken it and the record could not say so`,
    );
  });

  /** Kills the program at one of its writes, and never again; tells who was marked as sent then. */
  function arm(issue: string, { turn, when }: Step): Promise<Set<string>> {
    let left = turn;
    return new Promise((resolve) => {
      passage[when] = async (request) => {
        if (!new URL(request.url).pathname.includes("/data/mutate/") || --left > 0)
          return undefined;
        passage.before = passage.after = undefined;
        await program.kill();
        const all = await deliveriesOf(passage.writer);
        resolve(new Set(all.filter((one) => one.issue === issue && isMarked(one)).map(idOf)));
        return new Response(null, { status: 500 });
      };
    });
  }
  const isMarked = ({ mail }: Delivery) => mail.state === "sent";
  const idOf = ({ messageId }: Delivery) => messageId;

  it.each(steps)("$when write $turn: nobody is left out, nobody gets it twice", async (step) => {
    const issue = `${step.when}-${step.turn}`;
    await contentOf(passage.writer).create(draft(issue));
    const struck = arm(issue, step);
    await plan(passage, issue);
    const marked = await struck;
    const handed = mails.received.filter(({ subject }) => subject?.includes(issue)).length;
    await start();
    await until(async () => (await stateOf(passage, issue)) === "sent");

    const deliveries = (await deliveriesOf(passage.writer)).filter((one) => one.issue === issue);
    expect(deliveries).toHaveLength(people.length);
    for (const { messageId, subscriber: id } of deliveries) {
      const got = mails.received.filter((mail) => mail.messageId === messageId);
      const [to] = new Set(got.map((mail) => mail.to?.[0]?.address));
      expect(
        (await passage.writer.getDocument<{ email: string } & Record<string, unknown>>(id))?.email,
      ).toBe(to);
      // What the mail server took and nobody could write down may come a second time.
      expect(got.length).toBeLessThanOrEqual(marked.has(messageId) ? 1 : 2);
      if (handed === 0) expect(got).toHaveLength(1);
      again += got.length - 1;
    }
    const subjects = mails.received.filter(({ subject }) => subject?.includes(issue));
    expect(new Set(subjects.map(({ messageId }) => messageId)).size).toBe(people.length);
    const published = await contentOf(passage.writer).getDocument<
      { sentAt: string } & Record<string, unknown>
    >(issue);
    const sending = await sendingOf(passage.writer, issue);
    expect(published?.sentAt).toBe(sending?.startedAt);
    expect(sending?.log.map(({ what }) => what)).toEqual(["planned", "begun", "finished"]);
  });
});

describe("many subscribers and two instances", () => {
  beforeEach(() => Object.assign(times, { poll: 20, idle: 50, grace: 0, retry: 50 }));
  afterEach(cleanUp);

  it("get it once each", async () => {
    const passage = await startPassage();
    const mails = await startMail();
    const names = Array.from({ length: 450 }, (_, at) => `p${at}`);
    await addSubscribers(
      passage.writer,
      names.map((name) => subscriber(secret, addressOf(name))),
    );
    await contentOf(passage.writer).create(draft());
    for (const _ of [1, 2]) await startSite({ ...mailEnv(mails), ...passage.env });
    await plan(passage, "one");
    await until(() => mails.received.length >= names.length);
    await until(async () => (await stateOf(passage, "one")) === "sent");
    const got = mails.received.map(({ to }) => to?.[0]?.address).sort();
    expect(got).toEqual(names.map(addressOf).sort());
    expect((await sendingOf(passage.writer))?.counts).toEqual({ sent: 450, failed: 0, dropped: 0 });
  });
});
