import type { Language } from "@agency/content/language";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import {
  type ApplicantAction,
  type ApplicantPage,
  applicantActions,
  applicantFields,
  doneParam,
} from "../forms/applicant.ts";
import { type ErrorCode, errorStatuses } from "../forms/contract.ts";
import { getReason } from "../forms/failure.ts";
import { code, requiredPhone, visitorEmailSchema } from "../forms/fields.ts";
import { requireBody } from "../http/body.ts";
import { ApiError, getLanguage, getLogCause } from "../http/errors.ts";
import { sendQuota } from "../http/rateLimitHeaders.ts";
import type { Limits } from "../http/rateLimits.ts";
import { type GetClientAddress, requireValid } from "../http/requests.ts";
import type { RenderForVisitor } from "../pages/renderer.ts";
import {
  type ApplicantAddress,
  createPageLink,
  isValidLink,
  parseLink,
} from "../records/applicantLinks.ts";
import type { Writer } from "../records/store.ts";
import type { Application } from "../records/types.ts";
import type { SiteDefinition } from "../site.ts";
import { urlEncoded } from "../submissions/plainPost.ts";
import { requireDeliverable } from "../submissions/requireDeliverable.ts";
import { maxEncodedBytes, text } from "../submissions/textForm.ts";
import { changeContact, confirmEmail, sendLink, withdraw } from "./changes.ts";
import { createView } from "./view.ts";

export interface ApplicantPagesOptions {
  languages: SiteDefinition["languages"];
  getLocalizedPath: ApplicantAddress;
  endpoint: string;
  writer: Writer;
  secret: string;
  limits: Limits;
  getClientAddress: GetClientAddress;
  requireSameOrigin: (c: Context) => void;
  renderPage: RenderForVisitor | undefined;
  pollSoon: () => void;
  /** See `createSmtpUtf8Check`. */
  deliversUtf8: () => Promise<boolean>;
}

const noLink = "-";

type Found = { page: ApplicantPage; status: number } & (
  | { page: { kind: "application" | "confirm" | "over" }; one: Application }
  | { page: { kind: "invalid" | "away" }; one?: never }
);

const contactSchema = v.strictObject({ email: visitorEmailSchema, phone: requiredPhone });
const sureSchema = v.strictObject({ sure: v.literal("yes", code("required")) });
const isAction = (text: unknown): text is ApplicantAction =>
  applicantActions.some((one) => one === text);

/**
 * Serves the applicants' pages behind signed links. GET changes nothing, because mail filters open
 * links. Links are never cached, indexed, logged or sent as a referrer.
 */
export function applicantPages(options: ApplicantPagesOptions): Hono {
  const {
    languages,
    getLocalizedPath,
    endpoint,
    writer,
    secret,
    limits,
    getClientAddress,
    renderPage,
    pollSoon,
    deliversUtf8,
  } = options;
  const pages = new Hono();

  async function find(link: string): Promise<Found> {
    const invalid = { page: { kind: "invalid", link }, status: 403 } as const;
    const read = parseLink(link);
    if (!read) return invalid;
    const one = await writer.getDocument<Application>(read.id);
    if (!one) return invalid;
    const isOver = !(read.until > Date.now());
    if (read.use === "e") {
      const { newEmail: email, reference } = one;
      if (!email || isOver || !isValidLink(secret, read, email)) return invalid;
      return { page: { kind: "confirm", link, email, reference }, status: 200, one };
    }
    if (!isValidLink(secret, read, one.email)) return invalid;
    if (isOver) return { page: { kind: "over", link }, status: 410, one };
    const until = new Date(read.until).toISOString();
    return {
      page: { kind: "application", link, application: createView(one), until },
      status: 200,
      one,
    };
  }

  function findSafely(c: Context, given: string): Promise<Found> {
    const link = parseLink(given) ? given : noLink;
    return find(link).catch((error: unknown) => {
      c.set("error", getLogCause(new ApiError("content-unavailable", { cause: error })) ?? {});
      c.header("Retry-After", "5");
      return { page: { kind: "away", link }, status: 503 };
    });
  }

  async function show(
    c: Context,
    language: Language,
    { page, status }: Pick<Found, "page" | "status">,
  ): Promise<Response> {
    if (!renderPage) throw new ApiError("not-found");
    const path = getLocalizedPath(language, page.link);
    const response = await renderPage(c, { path, status, applicant: page });
    response.headers.set("Cache-Control", "no-store");
    response.headers.set("Referrer-Policy", "no-referrer");
    response.headers.set("X-Robots-Tag", "noindex");
    return response;
  }

  for (const language of languages)
    pages.get(getLocalizedPath(language, ":link"), async (c) => {
      await limits.address("applicant", getClientAddress(c));
      const found = await findSafely(c, c.req.param("link") ?? "");
      const done = c.req.query(doneParam);
      const page = { ...found.page, ...(isAction(done) && { done }) };
      return show(c, language, { ...found, page });
    });

  async function act(
    { page, one }: Found,
    action: ApplicantAction,
    values: unknown,
  ): Promise<string | undefined> {
    if (page.kind === "application" && action === "contact") {
      const contact = requireValid(contactSchema, values);
      await requireDeliverable(contact.email, deliversUtf8);
      if (contact.email !== one?.email) await limits.email("applicant", contact.email);
      await changeContact(writer, one?._id ?? "", contact);
      return page.link;
    }
    if (page.kind === "application" && action === "withdraw") {
      requireValid(sureSchema, values);
      await withdraw(writer, one?._id ?? "");
      return page.link;
    }
    if (page.kind === "confirm" && action === "confirm") {
      await confirmEmail(writer, one?._id ?? "", page.email);
      return createPageLink(secret, one?._id ?? "", page.email);
    }
    if (page.kind === "over" && action === "renew") {
      await limits.email("applicant", one?.email ?? "");
      await sendLink(writer, one?._id ?? "");
      return page.link;
    }
    return undefined;
  }

  pages.post(endpoint, async (c) => {
    requireOwnPage(c, options.requireSameOrigin);
    sendQuota(c, await limits.address("applicant", getClientAddress(c)));
    requireBody(c, { [urlEncoded]: maxEncodedBytes });
    const { plain } = await text.read(c);
    const {
      [applicantFields.link]: link = "",
      [applicantFields.action]: action,
      ...values
    } = plain?.values ?? {};
    const language = getLanguage(c, languages);
    const found = await findSafely(c, link);
    if (!isAction(action)) return show(c, language, found);
    try {
      const next = await act(found, action, values);
      if (next === undefined) return show(c, language, found);
      pollSoon();
      c.header("Cache-Control", "no-store");
      c.header("Referrer-Policy", "no-referrer");
      return c.redirect(`${getLocalizedPath(language, next)}?${doneParam}=${action}`, 303);
    } catch (thrown) {
      const error =
        thrown instanceof ApiError ? thrown : new ApiError("internal", { cause: thrown });
      return refuse(c, language, found, { action, values, error });
    }
  });

  pages.all(endpoint, () => {
    throw new ApiError("method-not-allowed", { headers: { Allow: "POST" } });
  });

  async function refuse(
    c: Context,
    language: Language,
    { page }: Found,
    {
      action,
      values,
      error,
    }: { action: ApplicantAction; values: Record<string, string>; error: ApiError },
  ): Promise<Response> {
    c.set("code", error.code);
    const fault = getLogCause(error);
    if (fault) c.set("error", fault);
    for (const [name, value] of Object.entries(error.headers)) c.header(name, value);
    const { fields: errors = [] } = error;
    const failure = errors.length === 0 && { failure: getReason(error.code as ErrorCode, false) };
    const problem = { action, values, errors, ...failure };
    return show(c, language, { page: { ...page, problem }, status: errorStatuses[error.code] });
  }

  return pages;
}

/**
 * Pages without referrers send `Origin: null` (Fetch, 3.1), so `Sec-Fetch-Site` decides. Older
 * browsers lack it, but their forms contain the secret link.
 */
function requireOwnPage(c: Context, requireSameOrigin: (c: Context) => void): void {
  const site = c.req.header("Sec-Fetch-Site") ?? "same-origin";
  if (c.req.header("Origin") === "null" && site === "same-origin") return;
  requireSameOrigin(c);
}
