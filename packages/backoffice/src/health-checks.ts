import type { HealthCheck } from "@agency/server";
import type { Writer } from "@agency/server/submissions";
import type { Sending } from "./newsletter/records.ts";

/** In ms. Longer than a mail's first retries. */
const maxIdle = 30 * 60_000;

/** Share of an issue's mails that may wait for retries. */
const maxWaitingShare = 0.01;

/** Per hour. Mistyped passwords stay below it. */
const maxFailedSignIns = 50;

interface Running extends Pick<Sending, "issue" | "state" | "dueAt"> {
  progressAt: string | null;
  updatedAt: string;
  left: number;
  total: number;
}

const deliveries = (filter: string) =>
  `*[_type == "newsletterDelivery" && issue == ^.issue && ${filter}]`;

const runningQuery = `*[_type == "newsletterSending" && state in ["planned", "sending"]]{
  issue, state, dueAt, "updatedAt": _updatedAt,
  "progressAt": ${deliveries(`!(mail.state in ["pending", "sending"])`)} | order(_updatedAt desc)[0]._updatedAt,
  "left": count(${deliveries(`mail.state in ["pending", "sending"]`)}),
  "total": count(${deliveries("true")})
}`;

/** Returns the time without progress, in ms. 0 if it is scheduled for later. */
function getIdle({ state, dueAt = "", progressAt, updatedAt }: Running, now: number): number {
  if (state === "planned") return Math.max(0, now - Date.parse(dueAt));
  return now - Math.max(Date.parse(updatedAt), Date.parse(progressAt ?? updatedAt));
}

const isHanging = (running: Running, now: number): boolean =>
  getIdle(running, now) > maxIdle &&
  (running.total === 0 || running.left === 0 || running.left > running.total * maxWaitingShare);

/** Reports running issues and those without progress. */
export const createNewsletterCheck = (writer: Writer, now = Date.now): HealthCheck => ({
  name: "newsletter",
  async read() {
    const all = await writer.fetch<Running[]>(runningQuery);
    const sending = all.filter(({ state }) => state === "sending");
    const hanging = all.filter((one) => isHanging(one, now()));
    const idle = Math.max(0, ...all.map((one) => getIdle(one, now())));
    return {
      details: {
        planned: all.length - sending.length,
        sending: sending.length,
        left: sending.reduce((sum, { left }) => sum + left, 0),
        idleMinutes: Math.floor(idle / 60_000),
        hanging: hanging.map(({ issue }) => issue),
      },
      ...(hanging.length > 0 && {
        alarm:
          "a newsletter issue hangs: no mail of it was sent for 30 minutes; check the mail server",
      }),
    };
  },
});

/** Wrong credentials and links within the last hour. */
export const createSignInCheck = (countFailures: () => number): HealthCheck => ({
  name: "signIn",
  async read() {
    const failedLastHour = countFailures();
    return {
      details: { failedLastHour },
      ...(failedLastHour >= maxFailedSignIns && {
        alarm: "many sign-ins failed within an hour: somebody may be guessing passwords",
      }),
    };
  },
});

/** Raises no alarm: a server may run without the desk. */
export const createDeskCheck = (isBuilt: () => boolean): HealthCheck => ({
  name: "desk",
  read: async () => ({ details: { built: isBuilt() } }),
});
