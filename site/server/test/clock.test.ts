import type { RouteMatch } from "@agency/client/routes";
import type { Reader } from "@agency/content";
import { createExistenceCheck } from "@agency/server/internal/pages/documentExistence";
import { cleanUp } from "@agency/server/testing/cleanUp";
import { setClock } from "@agency/server/testing/clock";
import { recordFigure } from "@agency/server/testing/figures";
import { mailEnv, startMail } from "@agency/server/testing/mail";
import { withTimeouts } from "@agency/server/testing/startSite";
import { prepareTimeouts } from "@agency/server/testing/timeouts";
import { filled, startInterceptor } from "@agency/server/testing/visitors";
import { severalPolls, until } from "@agency/server/testing/wait";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import site from "../../server.ts";
import { matchRoute } from "../../src/navigation/routes.ts";
import { startSite as startDefault } from "./support.ts";

const timeouts = prepareTimeouts({ poll: 50, idle: 50, grace: 0 });
const startSite = withTimeouts(startDefault, timeouts);

afterEach(cleanUp);

const jumps = [-365, 2];
let held = 0;
afterEach(() => void held++);
afterAll(() =>
  recordFigure(
    "Clock set a year back, or two days ahead: while a mail is marked as sent, `/readyz`, the question whether a page exists",
    `${held} of ${3 * jumps.length} as with a right clock; no mail twice`,
  ),
);

describe.each(jumps)("a clock that jumps by %d days", (days) => {
  it("while a mail is marked as sent sends it once", async () => {
    const mails = await startMail();
    const interceptor = await startInterceptor();
    const site = await startSite({ ...mailEnv(mails), ...interceptor.env });
    let refused = 0;
    mails.refuse.message = () => {
      setClock(days);
      interceptor.before = () => {
        refused++;
        return new Response(null, { status: 500 });
      };
      return undefined;
    };
    await site.post("/api/newsletter", filled("marked@example.com"));
    await until(() => refused > 2);
    interceptor.before = undefined;
    const states = () => interceptor.writer.fetch<string[]>("*[defined(mail)].mail.state");
    await until(async () => (await states())[0] === "sent");
    await severalPolls();
    expect(mails.received).toHaveLength(1);
  });

  it("neither keeps an old answer of /readyz, nor drops a fresh one", async () => {
    timeouts.readyKept = 600_000;
    const interceptor = await startInterceptor();
    const site = await startSite(interceptor.env);
    const status = async () => (await fetch(`${site.url}/readyz`)).status;
    await until(async () => (await status()) === 200);
    setClock(days);
    interceptor.before = () => new Response(null, { status: 500 });
    expect(await status()).toBe(200);

    timeouts.readyKept = 0;
    const fresh = await startSite(interceptor.env);
    const freshStatus = async () => (await fetch(`${fresh.url}/readyz`)).status;
    expect(await freshStatus()).toBe(503);
    setClock(days);
    interceptor.before = undefined;
    await until(async () => (await freshStatus()) === 200);
  });

  it("neither keeps an old answer about a page, nor drops a fresh one", async () => {
    let asked = 0;
    const fetch = async () => {
      asked++;
      return [];
    };
    const reader = { fetch } as unknown as Reader;
    const exists = createExistenceCheck(reader, site.documents, timeouts);
    const post = matchRoute("/blog/any-post") as RouteMatch;
    timeouts.existsKept = 600_000;
    await exists(post);
    setClock(days);
    await exists(post);
    expect(asked).toBe(1);

    timeouts.existsKept = 0;
    const vacancy = matchRoute("/careers/any-vacancy") as RouteMatch;
    await exists(vacancy);
    setClock(days);
    await exists(vacancy);
    expect(asked).toBe(3);
  });
});
