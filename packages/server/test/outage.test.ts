import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { cleanUp } from "./support/cleanUp.ts";
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
  type Interceptor,
  startInterceptor,
} from "./support/visitors.ts";

const timeouts = prepareTimeouts({ poll: 50, grace: 0, retry: 100 });
const startSite = withTimeouts(startDefault, timeouts);

afterEach(cleanUp);

const kinds = ["contact", "newsletter", "application"] as const;
const file = { name: "cv.pdf", content: pdf() };

function sender(kind: (typeof kinds)[number], email: string) {
  if (kind === "application") {
    const form = application(email);
    return (site: TestSite) => apply(site.url, form, file);
  }
  const form = kind === "contact" ? enquiry(email) : filled(email);
  return (site: TestSite) => site.post(`/api/${kind}`, form);
}

const say = (status: number) => () =>
  new Response("{}", { status, headers: { "Content-Type": "application/json" } });

describe("a content service in trouble", () => {
  let answers: Promise<undefined>[] = [];
  beforeEach(() => {
    answers = [];
  });
  const late = () => {
    const answer = sleep(500, undefined);
    answers.push(answer);
    return answer;
  };
  const faults: Record<string, Pick<Interceptor, "before" | "after">> = {
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
      const normal = { ...timeouts };
      if (isSlow) Object.assign(timeouts, { content: 150, resume: 150 });
      const interceptor = await startInterceptor();
      const site = await startSite(interceptor.env);
      const senders = kinds.map((kind) => sender(kind, `${kind}@example.com`));
      Object.assign(interceptor, fault);
      for (const answer of await Promise.all(senders.map((send) => send(site)))) {
        expect(answer.status).toBe(503);
        expect(answer.headers.get("retry-after")).toBe("5");
        expect((await answer.json()).error.code).toMatch(/^(content|upload)-unavailable$/);
      }
      await site.stop();
      await Promise.all(answers);
      interceptor.before = interceptor.after = undefined;
      Object.assign(timeouts, normal);
      const restarted = await startSite(interceptor.env);
      const again = await Promise.all(senders.map((send) => send(restarted)));
      expect(again.map(({ status }) => status)).toEqual([201, 201, 201]);
      const all = await interceptor.writer.fetch<string[]>(`*[defined(email)].email`);
      expect(all.sort()).toEqual(kinds.map((kind) => `${kind}@example.com`).sort());
      expect((await applications(interceptor.writer))[0]?.resume).not.toBeNull();
    });

  it("that takes no file stores no application, and says it was the file", async () => {
    const interceptor = await startInterceptor();
    const site = await startSite(interceptor.env);
    interceptor.before = (request) => (request.url.includes("/assets/") ? say(500)() : undefined);
    const answer = await sender("application", "a@example.com")(site);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({
      error: { code: "upload-unavailable", message: "خطأ: upload-unavailable" },
    });
    expect(await applications(interceptor.writer)).toEqual([]);
  });

  it("that takes the file but not the record is freed of the file", async () => {
    const interceptor = await startInterceptor();
    const site = await startSite(interceptor.env);
    let creates = 0;
    interceptor.before = async (request) => {
      if (!request.url.includes("/mutate/")) return undefined;
      return (await request.clone().text()).includes("jobApplication") && ++creates
        ? say(500)()
        : undefined;
    };
    expect((await sender("application", "a@example.com")(site)).status).toBe(503);
    expect(creates).toBe(1);
    expect(await assets(interceptor.writer)).toEqual([]);
  });
});
