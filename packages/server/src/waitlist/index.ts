import { randomBytes } from "node:crypto";
import { Hono } from "hono";
import { type DestinationStream, pino } from "pino";
import type { ErrorCode } from "../forms/contract.ts";
import type { FormLocation } from "../forms/posted.ts";
import { ApiError, getFault, getLanguage, sendError } from "../http/errors.ts";
import { createLimits } from "../http/limits.ts";
import { createGetClientAddress, createOriginCheck } from "../http/requests.ts";
import type { Routes } from "../pages/routes.ts";
import { createFormPages, type RenderPage } from "../submissions/formPages.ts";
import { createIntake, type Definition } from "../submissions/intake.ts";
import { text } from "../submissions/text.ts";
import { openList } from "./list.ts";

/** What a waitlist's form has to have; what else it has is not kept. */
interface WaitlistForm {
  email: string;
  language: string;
  consentVersion: string;
}

export interface WaitlistOptions {
  /** Result of `defineForm`. */
  definition: Definition<WaitlistForm> & { languages: readonly [string, ...string[]] };
  /** Where the form is sent to, and where it is among the pages. */
  place: FormLocation;
  /** The addresses of the pages. */
  routes: Pick<Routes, "match" | "addressIn">;
  /** The wording of each version of the consent, by language. */
  consents: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What answers say where something is wrong; who shows its code in words of its own never sees it. */
  getMessage: (code: ErrorCode, language: string) => string;
  /** Renders the page that answers a form which was sent without a script and not taken. */
  renderPage: RenderPage;
  /** The file of the list, made where there is none. */
  file: string;
  /** The site's own origin, without a slash at its end. @default the one a request was sent to */
  origin?: string | undefined;
  /** How many proxies in front are believed about the visitor's address. @default 0 */
  trustedProxies?: number;
  /** Forms that one address may send within ten minutes. @default 20 */
  perAddress?: number;
  /** Where the log goes, as JSON lines. @default standard error */
  logTo?: DestinationStream;
}

export interface Waitlist {
  /** Answers at the form's endpoint alone. */
  routes: Hono;
  /** Lets what is being written be written. */
  close: () => Promise<void>;
}

/**
 * A list of addresses in a file, for a site that has one form and no content service. The form goes
 * the way of every form of the agency: origin, size, limits, trap, fill time and rules; it is stored
 * before it is confirmed, and an address once. 201 `Stored` for a script, 303 to its page for a
 * browser without one, errors as `forms/contract.ts` has them.
 *
 * @throws the file system's error where the list cannot be opened
 */
export async function createWaitlist(options: WaitlistOptions): Promise<Waitlist> {
  const { definition, place, consents, getMessage } = options;
  const { languages } = definition;
  const list = await openList(options.file);
  const log = pino(
    { base: null, timestamp: pino.stdTimeFunctions.isoTime },
    options.logTo ?? pino.destination({ fd: 2, sync: true }),
  );
  // Ids are of no use here, and limits begin anew with the process.
  const secret = randomBytes(32).toString("hex");
  const intake = createIntake({
    requireSameOrigin: createOriginCheck(options.origin, log),
    limits: createLimits({ secret, perAddress: options.perAddress ?? 20 }),
    getClientAddress: createGetClientAddress(options.trustedProxies ?? 0, log),
    secret,
    pages: createFormPages({ [definition.name]: place }, { routes: options.routes, languages }),
    renderPage: options.renderPage,
    nudge: () => undefined,
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
    const answer = await intake.take(c, {
      definition,
      getName: () => definition.name,
      ...text,
      store,
      pretend: () => ({}),
    });
    tell(c.get("code"), c.get("error"));
    return answer;
  });
  routes.all(place.endpoint, () => {
    throw new ApiError("method-not-allowed", { headers: { Allow: "POST" } });
  });
  routes.onError((thrown, c) => {
    const known = thrown instanceof ApiError ? thrown : new ApiError("internal", { cause: thrown });
    tell(known.code, getFault(known));
    const lang = getLanguage(c, languages);
    return sendError(c, known, { text: getMessage(known.code, lang), lang });
  });
  return { routes, close: list.close };
}
