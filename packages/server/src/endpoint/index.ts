import { randomBytes } from "node:crypto";
import { type Context, Hono } from "hono";
import type { DestinationStream } from "pino";
import type { ErrorCode } from "../forms/contract.ts";
import type { FileFields } from "../forms/fileFields.ts";
import type { FormLocation } from "../forms/posted.ts";
import { ApiError, getLanguage, getLogCause, sendError } from "../http/errors.ts";
import { createLimits } from "../http/rateLimits.ts";
import { createGetClientAddress, createOriginCheck } from "../http/requests.ts";
import type { Routes } from "../pages/routes.ts";
import type { ClamdAddress } from "../settings/types.ts";
import { createFormHandler, type Definition } from "../submissions/formHandler.ts";
import { createFormPages, type RenderPage } from "../submissions/formPages.ts";
import { acceptsHtml } from "../submissions/plainPost.ts";
import { createLog } from "./log.ts";
import { createReader, type Files } from "./readForm.ts";

/** Thrown by `store`, it becomes the answer. */
export { ApiError };

interface Person {
  email: string;
}

/** Options that all forms of a site share. */
export interface SiteOptions {
  routes: Pick<Routes, "match" | "getLocalizedPath">;
  getMessage: (code: ErrorCode, language: string) => string;
  renderPage: RenderPage;
  /** No trailing slash. @default the origin of the request */
  origin?: string | undefined;
  /** @default 0 */
  trustedProxies?: number;
  /** Forms per address in ten minutes. @default 20 */
  perAddress?: number;
  /** JSON lines. @default standard error */
  logTo?: DestinationStream;
}

export interface FormEndpointOptions<Fields extends Person, Fileset extends FileFields>
  extends SiteOptions {
  definition: Definition<Fields> & { languages: readonly [string, ...string[]]; files: Fileset };
  place: FormLocation;
  /**
   * Resolves once stored. `id` is the same on every retry. An `ApiError` is the answer, other
   * errors are 503 with `Retry-After`.
   */
  store: (
    form: Fields & { id: string },
    files: Files<Fileset>,
  ) => Promise<void> | Promise<{ reference: string }>;
  /** @default files are not scanned */
  clamd?: ClamdAddress | undefined;
}

/**
 * Creates the endpoint of a form, for a site without a content service. Checks are those of all
 * forms of the agency. Answers once `store` resolves: 201 for scripts, 303 otherwise. Rejected forms
 * get JSON, or `renderPage`. A browser that opens the endpoint gets the form's page.
 */
export function createFormEndpoint<Fields extends Person, Fileset extends FileFields>(
  options: FormEndpointOptions<Fields, Fileset>,
): Hono {
  const { definition, place, getMessage } = options;
  const { languages } = definition;
  const log = createLog(options.logTo);
  // Ids of plain posts restart with the process, as limits do.
  const secret = randomBytes(32).toString("hex");
  const getClientAddress = createGetClientAddress(options.trustedProxies ?? 0, log);
  const pages = createFormPages(
    { [definition.name]: place },
    { routes: options.routes, languages },
  );
  const formHandler = createFormHandler({
    requireSameOrigin: createOriginCheck(options.origin, log),
    limits: createLimits({ secret, perAddress: options.perAddress ?? 20 }),
    getClientAddress,
    secret,
    pages,
    renderPage: options.renderPage,
    sendNow: () => undefined,
    deliversUtf8: async () => true,
  });
  const { reader, scan } = createReader<Fileset>(definition.files, getClientAddress, options.clamd);

  async function store(form: Fields & { id: string }, { files }: { files: Files<Fileset> }) {
    await scan(files);
    try {
      return (await options.store(form, files)) ?? {};
    } catch (cause) {
      if (cause instanceof ApiError) throw cause;
      throw new ApiError("content-unavailable", { cause, headers: { "Retry-After": "5" } });
    }
  }

  const logFault = (code: string, error: unknown) => {
    if (error) log.error({ code, error }, "form rejected");
  };

  const app = new Hono();
  app.post(place.endpoint, async (c) => {
    const afterwards: (() => void)[] = [];
    c.set("afterwards", afterwards);
    try {
      const answer = await formHandler.take(c, {
        definition,
        getName: () => definition.name,
        ...reader,
        store,
        getFakeResult: () => ({}),
      });
      logFault(c.get("code"), c.get("error"));
      return answer;
    } finally {
      for (const step of afterwards) step();
    }
  });
  // The address of a rejected form's page, opened again.
  app.get(place.endpoint, async (c, next) =>
    acceptsHtml(c) ? c.redirect(pages.formAddress(c, definition.name), 303) : next(),
  );
  app.all(place.endpoint, () => {
    throw new ApiError("method-not-allowed", { headers: { Allow: "POST" } });
  });
  app.onError((thrown, c: Context) => {
    const known = thrown instanceof ApiError ? thrown : new ApiError("internal", { cause: thrown });
    logFault(known.code, getLogCause(known));
    const lang = getLanguage(c, languages);
    return sendError(c, known, { text: getMessage(known.code, lang), lang });
  });
  return app;
}
