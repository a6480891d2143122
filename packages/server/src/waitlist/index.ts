import { randomBytes } from "node:crypto";
import { Hono } from "hono";
import { type DestinationStream, pino } from "pino";
import type { ErrorCode } from "../forms/contract.ts";
import type { FormLocation } from "../forms/posted.ts";
import { ApiError, getLanguage, getLogCause, sendError } from "../http/errors.ts";
import { createLimits } from "../http/rateLimits.ts";
import { createGetClientAddress, createOriginCheck } from "../http/requests.ts";
import type { Routes } from "../pages/routes.ts";
import { createFormHandler, type Definition } from "../submissions/formHandler.ts";
import { createFormPages, type RenderPage } from "../submissions/formPages.ts";
import { text } from "../submissions/textForm.ts";
import { openList } from "./list.ts";

/** Other fields are not stored. */
interface WaitlistForm {
  email: string;
  language: string;
  consentVersion: string;
}

export interface WaitlistOptions {
  definition: Definition<WaitlistForm> & { languages: readonly [string, ...string[]] };
  place: FormLocation;
  routes: Pick<Routes, "match" | "getLocalizedPath">;
  consents: Readonly<Record<string, Readonly<Record<string, string>>>>;
  getMessage: (code: ErrorCode, language: string) => string;
  renderPage: RenderPage;
  file: string;
  /** No trailing slash. @default the origin of the request */
  origin?: string | undefined;
  /** @default 0 */
  trustedProxies?: number;
  /** Per address in ten minutes. @default 20 */
  perAddress?: number;
  /** JSON lines. @default standard error */
  logTo?: DestinationStream;
}

export interface Waitlist {
  routes: Hono;
  /** Waits for pending writes. */
  close: () => Promise<void>;
}

/**
 * Stores addresses in a file, once each, for a site without a content service. Checks are those of
 * all forms. 201 `Stored` for scripts, 303 otherwise, once on disk.
 * @throws the file system's error if the file cannot be opened
 */
export async function createWaitlist(options: WaitlistOptions): Promise<Waitlist> {
  const { definition, place, consents, getMessage } = options;
  const { languages } = definition;
  const list = await openList(options.file);
  const log = pino(
    { base: null, timestamp: pino.stdTimeFunctions.isoTime },
    options.logTo ?? pino.destination({ fd: 2, sync: true }),
  );
  // Ids are unused, and limits restart with the process.
  const secret = randomBytes(32).toString("hex");
  const formHandler = createFormHandler({
    requireSameOrigin: createOriginCheck(options.origin, log),
    limits: createLimits({ secret, perAddress: options.perAddress ?? 20 }),
    getClientAddress: createGetClientAddress(options.trustedProxies ?? 0, log),
    secret,
    pages: createFormPages({ [definition.name]: place }, { routes: options.routes, languages }),
    renderPage: options.renderPage,
    sendNow: () => undefined,
    deliversUtf8: async () => true,
  });

  async function store({ email, language, consentVersion }: WaitlistForm) {
    const consentText = consents[consentVersion]?.[language];
    if (consentText === undefined)
      throw new Error(`The consent "${consentVersion}" has no wording in "${language}".`);
    await list.add({ email, language, consentVersion, consentText }).catch((cause: unknown) => {
      throw new ApiError("content-unavailable", { cause, headers: { "Retry-After": "5" } });
    });
    return {};
  }

  const tell = (code: string, error: unknown) => {
    if (error) log.error({ code, error }, "form rejected");
  };

  const routes = new Hono();
  routes.post(place.endpoint, async (c) => {
    const answer = await formHandler.take(c, {
      definition,
      getName: () => definition.name,
      ...text,
      store,
      getFakeResult: () => ({}),
    });
    tell(c.get("code"), c.get("error"));
    return answer;
  });
  routes.all(place.endpoint, () => {
    throw new ApiError("method-not-allowed", { headers: { Allow: "POST" } });
  });
  routes.onError((thrown, c) => {
    const known = thrown instanceof ApiError ? thrown : new ApiError("internal", { cause: thrown });
    tell(known.code, getLogCause(known));
    const lang = getLanguage(c, languages);
    return sendError(c, known, { text: getMessage(known.code, lang), lang });
  });
  return { routes, close: list.close };
}
