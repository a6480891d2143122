import type { ProblemHandler } from "@agency/content/parse";
import type { Session } from "@agency/content-lake";
import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import type { Limits } from "../http/rateLimits.ts";
import type { GetClientAddress } from "../http/requests.ts";
import type { EmbeddedContent } from "./embedded.ts";
import { parseAnswer } from "./parsedAnswers.ts";

export interface ContentProxyOptions {
  siteUrl: string;
  lake: EmbeddedContent["fetch"];
  isOpen: boolean;
  onProblem: ProblemHandler;
  findSession: (c: Context) => Promise<Session | undefined>;
  limits: Limits;
  getClientAddress: GetClientAddress;
}

/** Serves `/content/*`, rate limited without a staff session. */
export function createContentProxy(options: ContentProxyOptions): Hono {
  const { siteUrl, lake, isOpen, onProblem, findSession, limits, getClientAddress } = options;
  const proxy = new Hono();
  // Pages and assets are precompressed.
  proxy.use("/content/*", compress());
  proxy.all("/content/*", async (c) => {
    const client = getClientAddress(c);
    const isPicture = c.req.path.startsWith("/content/images/");
    // A reverse proxy may need its own credentials (HTTP Basic).
    const bearer = /^Bearer(\s|$)/i.test(c.req.header("Authorization") ?? "");
    const session = bearer ? undefined : await findSession(c);
    if (!session) await (isPicture ? limits.picture(client) : limits.content(client));
    if (bearer) await limits.requireFewWrongTokens(client);
    const access = isOpen || session ? "full" : "read";
    const caller = { client, access, session, publicUrl: `${siteUrl}/content` } as const;
    const request = removePrefix(c.req.raw, "/content");
    const answer = await lake(request, caller);
    if (bearer && answer.status === 401) await limits.countWrongToken(client);
    // Studio and token holders get documents unvalidated.
    return bearer || session ? answer : parseAnswer(request, answer, onProblem);
  });
  return proxy;
}

function removePrefix(request: Request, prefix: string): Request {
  const url = new URL(request.url);
  url.pathname = url.pathname.slice(prefix.length) || "/";
  return new Request(url, request);
}
