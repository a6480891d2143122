import { cleanUp } from "@agency/server/testing/cleanUp";
import { mailEnv, startMail } from "@agency/server/testing/mail";
import { withTimeouts } from "@agency/server/testing/startSite";
import { prepareTimeouts } from "@agency/server/testing/timeouts";
import { startInterceptor } from "@agency/server/testing/visitors";
import { until } from "@agency/server/testing/wait";
import { afterEach, expect, it } from "vitest";
import { addSubscribers, draft, getContent, getSending, subscriber } from "./support/issues.ts";
import { getSendingState, scheduleIssue, secret, toAddress } from "./support/killedSending.ts";
import { startSite as startDefault } from "./support/startSite.ts";

const timeouts = prepareTimeouts({ poll: 20, grace: 0, retry: 50 });
const startSite = withTimeouts(startDefault, timeouts);

afterEach(cleanUp);

it("many subscribers get an issue once each from two instances", async () => {
  const interceptor = await startInterceptor();
  const mails = await startMail();
  const names = Array.from({ length: 450 }, (_, at) => `p${at}`);
  await addSubscribers(
    interceptor.writer,
    names.map((name) => subscriber(secret, toAddress(name))),
  );
  await getContent(interceptor.writer).create(draft());
  for (const _ of [1, 2]) await startSite({ ...mailEnv(mails), ...interceptor.env });
  await scheduleIssue(interceptor, "one");
  await until(() => mails.received.length >= names.length);
  await until(async () => (await getSendingState(interceptor, "one")) === "sent");
  const got = mails.received.map(({ to }) => to?.[0]?.address).sort();
  expect(got).toEqual(names.map(toAddress).sort());
  expect((await getSending(interceptor.writer))?.counts).toEqual({
    sent: 450,
    failed: 0,
    dropped: 0,
  });
});
