import { randomBytes } from "node:crypto";
import { type Context, Hono } from "hono";
import type { Logger } from "pino";
import { readBody } from "../http/body.ts";
import { getLanguage, toLogFields } from "../http/errors.ts";
import { createLimits } from "../http/rateLimits.ts";
import type { GetClientAddress } from "../http/requests.ts";
import { confirmParams } from "./mailer.ts";
import type { Confirmations } from "./store.ts";

/** `confirm` has a button that posts to `action`. */
export type ConfirmState = "confirm" | "confirmed" | "invalid" | "unavailable";

export interface ConfirmPage {
  state: ConfirmState;
  language: string;
  action: string;
}

interface ConfirmPageOptions {
  confirmations: Confirmations;
  path: string;
  languages: readonly [string, ...string[]];
  render: (c: Context, page: ConfirmPage) => string;
  getClientAddress: GetClientAddress;
  perAddress: number;
  log: Logger;
}

const statuses = { confirm: 200, confirmed: 200, invalid: 403, unavailable: 503 } as const;

/** Creates the page of the mails' links. GET changes nothing, because mail filters open links. */
export function createConfirmPage(options: ConfirmPageOptions): Hono {
  const { confirmations, path, languages, render, getClientAddress, perAddress, log } = options;
  const limits = createLimits({ secret: randomBytes(32).toString("hex"), perAddress });

  async function confirm(token: string): Promise<ConfirmState> {
    try {
      return (await confirmations.confirm(token, new Date())) ? "confirmed" : "invalid";
    } catch (error) {
      log.error({ error: toLogFields(error) }, "address not confirmed");
      return "unavailable";
    }
  }

  return new Hono().on(["GET", "POST"], path, async (c) => {
    c.header("Cache-Control", "no-store");
    c.header("Referrer-Policy", "no-referrer");
    c.header("X-Robots-Tag", "noindex");
    const token = c.req.query(confirmParams.token) ?? "";
    c.set("language", c.req.query(confirmParams.language) ?? "");
    const language = getLanguage(c, languages);
    let state: ConfirmState = /^[0-9a-f]{64}$/.test(token) ? "confirm" : "invalid";
    if (state === "confirm" && c.req.method === "POST") {
      await limits.address("confirm", getClientAddress(c));
      await readBody(c);
      state = await confirm(token);
    }
    const query = new URLSearchParams({
      [confirmParams.token]: token,
      [confirmParams.language]: language,
    });
    if (state === "unavailable") c.header("Retry-After", "5");
    return c.html(render(c, { state, language, action: `${path}?${query}` }), statuses[state]);
  });
}
