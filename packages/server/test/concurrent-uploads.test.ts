import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, it } from "vitest";
import type { ErrorAnswer } from "../src/forms/contract.ts";
import { uploadLimits } from "../src/submissions/uploads.ts";
import { cleanUp } from "./support/cleanUp.ts";
import { recordFigure } from "./support/figures.ts";
import { mailEnv, startMail } from "./support/mail.ts";
import { pdf } from "./support/pdfs.ts";
import { startSite as startDefault, type TestSite, withTimeouts } from "./support/startSite.ts";
import { prepareTimeouts } from "./support/timeouts.ts";
import {
  application,
  applications,
  apply,
  assets,
  enquiry,
  filled,
  sendEmail,
  sendEnquiry,
  startInterceptor,
} from "./support/visitors.ts";
import { severalPolls, until } from "./support/wait.ts";

const timeouts = prepareTimeouts({ poll: 50, idle: 50, grace: 0, retry: 100, content: 30_000 });
const startSite = withTimeouts(startDefault, timeouts);

const usual = { ...uploadLimits };
afterEach(async () => {
  await cleanUp();
  Object.assign(uploadLimits, usual);
});

const small = pdf();
const max = 5 * 1024 * 1024;
const large = pdf("-".repeat(2 * max - pdf("-".repeat(max)).length));

/** Three large files, each also by a double click. */
const getContent = (at: number) => (at % 30 === 10 ? large : small);

const getCode = async (answer: Response) => ((await answer.json()) as ErrorAnswer).error.code;

it("100 submissions at once, to two servers on one content service, are all stored or clearly refused, and in the end stored and mailed once", async () => {
  uploadLimits.bytes = 11 * 1024 * 1024;
  const mails = await startMail();
  const interceptor = await startInterceptor();
  const env = {
    ...mailEnv(mails),
    ...interceptor.env,
    TRUSTED_PROXIES: "1",
    RATE_LIMIT: "1000",
    REQUEST_RATE: "100000",
    STAFF_MAIL: "off",
  };
  const sites = [await startSite(env), await startSite(env)] as const;

  let busy = 0;
  let refused = 0;
  const isFull = until(() => busy > 0, "a server that is full");
  // Delays storage until an upload was refused.
  interceptor.before = async (request) => {
    if (request.url.includes("/assets/")) await isFull;
    return undefined;
  };

  const emails = Array.from({ length: 100 }, (_, at) => `v${at}@example.com`);
  const tasks = emails.map((email, at) => {
    const headers = { "X-Forwarded-For": `203.0.113.${at}` };
    const forms = [enquiry(email), application(email), filled(email)] as const;
    const file = { name: "cv.pdf", content: getContent(at) };
    const submit = (site: TestSite) =>
      (at % 3 === 1
        ? apply(site.url, forms[1], file, headers)
        : site.post(at % 3 ? "/api/newsletter" : "/api/contact", forms[at % 3], headers)
      ).catch(() => undefined);
    const send = async (site: TestSite) => {
      let answer = await submit(site);
      while (answer?.status !== 201) {
        // May be cut off.
        const code = answer && (await getCode(answer).catch(() => undefined));
        if (answer) expect(answer.status).toBe(503);
        if (code === "busy") busy++;
        refused++;
        await sleep(1_000);
        answer = await submit(site);
      }
      if (at % 3 === 1) return answer.status;
      const call = at % 3 ? sendEmail(email) : sendEnquiry(forms[0]);
      // May hit a closed keep-alive connection. The outbox sends the mail anyway.
      await site.post("/api/send-email", call, headers).catch(() => undefined);
      return answer.status;
    };
    return at % 5 ? [send(sites[at % 4 < 2 ? 0 : 1])] : sites.map(send);
  });
  const statuses = await Promise.all(tasks.flat());
  expect(new Set(statuses)).toEqual(new Set([201]));
  expect(busy).toBeGreaterThan(0);

  const all = await interceptor.writer.fetch<string[]>(`*[defined(email)].email`);
  expect(all.sort()).toEqual([...emails].sort());
  const stored = await applications(interceptor.writer);
  const held = stored.map(({ resume }) => resume?.asset._ref);
  expect((await assets(interceptor.writer)).map(({ _id }) => _id).sort()).toEqual(held.sort());
  for (const { email, resumeFile } of stored)
    expect((resumeFile?.size ?? 0) > max / 2).toBe(getContent(emails.indexOf(email)) === large);
  await until(async () => {
    const sent = await interceptor.writer.fetch<number>(`count(*[mail.state == "sent"])`);
    return sent === emails.length;
  });
  await severalPolls();
  const got = mails.received.map(({ replyTo, to }) =>
    to?.[0]?.address === "office@agency.test" ? replyTo?.[0]?.address : to?.[0]?.address,
  );
  expect(got.sort()).toEqual([...emails].sort());
  recordFigure(
    "100 submissions at once from 100 addresses, 20 of them twice, 3 with a file of 5 MB, to two servers on one content service",
    `${statuses.length} of ${statuses.length} answered 201 in the end, ${refused} times refused before (${busy} times busy) and sent again; ${all.length} records, ${held.length} files, ${got.length} mails, none twice`,
  );
});
